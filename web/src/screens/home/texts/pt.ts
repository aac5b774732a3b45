import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('pt');

const words: HomeWords = {
  noAccount: 'Sem conta: senta-te e joga.',
  seatCode: 'Tenho um código de lugar',
  players: (least, most) => `${least} a ${most} jogadores`,
  minutes: (number) => `${number} min`,

  playNow: 'Jogar já',
  againstBots: (bots, level) => count(bots, { one: `contra # bot, ${level}`, other: `contra # bots, ${level}` }),
  choosePlay: (game) => `${game}: escolher jogadores e nível`,
  myName: 'Tu',
  learnFirst: 'Primeira vez? Aprende a jogar',
  inviteFriends: 'Convidar amigos',
  sameDevice: 'Mesmo dispositivo',

  yourTables: 'As tuas mesas',
  onThisDevice: 'Neste dispositivo',
  goOn: 'Continuar',
  youAre: (name) => `És ${name} · mudar o nome`,
  leave: 'Sair da mesa',
  leaveSure: 'Sair desta mesa?',
  leaveMeans: 'O teu lugar fica livre para outra pessoa.',
  remove: 'Apagar a partida',
  removeSure: 'Apagar esta partida?',
  removeMeans: 'Só existe neste dispositivo e não pode ser recuperada.',
  now: 'agora',
  noTables: 'De momento ninguém está a jogar em público.',
  allTables: 'Todas as mesas',
  watch: 'Ver',
  join: 'Entrar',
  tableOf: (host) => `Mesa de ${host}`,
  botsOnly: 'só bots',
  stages: {
    gathering: 'à espera de jogadores',
    playing: 'em jogo',
    paused: 'em pausa',
    over: 'terminada',
    closed: 'encerrada',
  },
  yourTurn: 'É a tua vez',
  seatsTaken: (taken, seats) => `${taken} de ${seats} lugares ocupados`,
  watching: (number) => `${number} a ver`,

  watchTitle: 'Mesas públicas',
  everyGame: 'Todos os jogos',
  gameLegend: 'Jogo',
  stageLegend: 'Situação',
  everyStage: 'Todas',
  freeSeats: 'Lugares livres',
  inPlay: 'Em jogo',
  noneLikeThat: 'De momento não há nenhuma mesa assim.',
  lobbyAway: 'O servidor não responde. A lista volta sozinha.',

  rulesOf: (game) => `Regras de ${game}`,
  learnGame: (game) => `Aprender ${game}`,
  puzzles: 'Problemas',
  fair: 'É justo?',
  about: 'Sobre',
  unofficial: (credits) =>
    `Não oficial e gratuito. ${credits.join('; ')}. Nenhuma imagem e nenhum texto deles é usado aqui.`,
  install: 'Instalar',
  installHint: 'Guarda o Miaou neste dispositivo: assim podes jogar também sem ligação.',
  offline: 'Sem ligação. Ainda podes jogar contra bots e neste dispositivo.',
};

export default words;
