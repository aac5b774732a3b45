import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('pt');

const words: LiveWords = {
  again: 'Outra vez',
  liesThere: (square) => `O que está em ${square}`,
  roll: 'O rato lança',
  asks: { catRolls: 'O gato lança', caughtBefore: 'Quantos já foram apanhados?', missing: 'O que falta?' },
  variants: { nothing: 'nada', cheese: 'um queijo', mouseOut: 'um nunca saiu', home: 'nenhum volta ao buraco' },
  miceLeft: 'Quantos ratos restam?',
  tapRing: 'Carrega num anel para ver o caminho, ou noutra casa para pôr lá o rato.',
  tapRingForCat: 'Carrega num anel para ver o caminho, ou noutra casa para pôr lá o gato.',
  tapSquare: 'Carrega numa casa para pôr lá o gato.',
  canReach: (roll, places) =>
    `Com um ${roll}, o rato pode parar em ${count(places, { one: '# lugar', other: '# lugares' })}.`,
  catReaches: (roll, places) =>
    `Com um ${roll}, o gato pode parar em ${count(places, { one: '# lugar', other: '# lugares' })}.`,
  mayNotReturn: (square) => `Não pode voltar a ${square}, de onde partiu.`,
  mayWait: (square) => `Restam dois ratos: o gato pode parar em ${square}.`,
  mayNotWait: (square) => `O gato não pode parar em ${square}: atrás está o último rato.`,
  goesOn: 'A partida continua.',
  caughtWith: (faces, of) => `O gato apanha o rato com ${faces} das ${of} faces do seu dado.`,
  outOfReach: 'Um lançamento não leva o gato até ao rato.',
  cat: 'o gato',
  mice: 'os ratos',
  whoStands: 'Quem pode ir aonde?',
  catStands: (squares, onTable) => `O gato pode ir às ${squares} casas, ${onTable} delas em cima da mesa.`,
  miceStand: (squares, underTable, holes) =>
    `Os ratos podem ir a ${squares} casas, ${underTable} delas debaixo da mesa, e aos ${holes} buracos.`,
  whichTile: 'Que azulejo?',
  shuffle: 'Baralhar',
  tilesLie: (found, all) => `${found} dos ${all} azulejos. Em cada partida estão noutro sítio.`,
  whoseDie: 'O dado de quem?',
  howOften: 'Quantos lançamentos?',
  onFaces: (faces, of) => `em ${faces} de ${of} faces`,
  rolled: (rolls, numbers) =>
    `${rolls} lançamentos: ${numbers.map(({ value, came }) => `o ${value} saiu ${came} vezes`).join(', ')}.`,
};

export default words;
