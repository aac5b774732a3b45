import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('pt');

const words: ContestWords = {
  meowTitle: 'Quem mia melhor?',
  voteTitle: 'Quem miou melhor?',
  hold: 'Mantém premido para miar',
  means: 'Quanto mais tempo, mais alto. Ou carrega numa palavra.',
  meows: { 1: 'miu', 2: 'miau', 3: 'mrrrAU' },
  honk: 'quá',
  loud: { 1: 'baixinho', 2: 'alto', 3: 'muito alto' },
  silent: 'ainda não',
  heard: (name, meow, loud) => `${name}: ${meow}, ${loud}`,
  vote: 'Carrega no melhor miado',
  voteMeans: 'É uma festa, não uma eleição: podes mudar de ideias, mas nunca votar em ti.',
  votedFor: (name) => `A tua pata está em ${name}.`,
  paws: (number) => count(number, { one: '# pata', other: '# patas' }),
  turn: (name) => `${name}: a tua vez de miar`,
  turnVote: (name) => `${name}: a tua vez de votar`,
  wait: 'À espera dos outros.',
  record: 'Miar a sério',
  recordMeans: 'Dois segundos ao microfone: ouve-se nesta mesa e não se guarda.',
  listening: 'Mia agora!',
  recordingFaults: {
    noMicrophone: 'O navegador não autoriza o microfone.',
    tooLarge: 'Este navegador faz uma gravação demasiado grande. A pata também serve.',
  },
  skip: 'Prefiro não miar',
  begin: 'Começar já',
  won: (name) => `${name} miou melhor e começa.`,
  tie: 'Não houve um melhor miado: tira-se à sorte.',
};

export default words;
