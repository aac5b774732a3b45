import { counted } from '../../../texts/plural';
import type { HomeWords } from './words';

const count = counted('pt');

const words: HomeWords = {
  noAccount: 'Sem conta: sente e jogue.',
  seatCode: 'Tenho um código de lugar',
  players: (least, most) => `${least} a ${most} jogadores`,
  minutes: (number) => `${number} min`,

  playNow: 'Jogar agora',
  againstBots: (bots, level) => count(bots, { one: `contra # bot, ${level}`, other: `contra # bots, ${level}` }),
  choosePlay: (game) => `${game}: escolher jogadores e nível`,
  myName: 'Você',
  inviteFriends: 'Convidar amigos',
  sameDevice: 'Mesmo aparelho',

  playersLegend: 'Quantos jogam, contando você',
  levelLegend: 'Como os bots jogam',
  whoComes: (names) => `À mesa com você: ${names}.`,

  sameDeviceHint: 'Passe o aparelho adiante. Uma tela esconde as suas cartas entre as jogadas.',
  seatsLegend: 'Lugares',
  seat: (number) => `Lugar ${number}`,
  emptySeatHint: 'Um bot ocupa cada lugar sem nome.',
  needName: 'Escreva pelo menos um nome.',
  sitDown: 'Sentar',

  yourTables: 'Suas mesas',
  onThisDevice: 'Neste aparelho',
  goOn: 'Continuar',
  youAre: (name) => `Você é ${name} · mudar nome`,
  leave: 'Sair da mesa',
  leaveSure: 'Sair desta mesa?',
  leaveMeans: 'Seu lugar ficará livre para outra pessoa.',
  remove: 'Apagar a partida',
  removeSure: 'Apagar esta partida?',
  removeMeans: 'Ela só existe neste aparelho e não poderá ser recuperada.',
  tablesToWatch: 'Mesas para assistir',
  now: 'agora',
  noTables: 'Ninguém joga em público neste momento.',
  allTables: 'Todas as mesas',
  watch: 'Assistir',
  join: 'Entrar',
  tableOf: (host) => `Mesa de ${host}`,
  botsOnly: 'só bots',
  stages: {
    gathering: 'juntando gente',
    playing: 'em jogo',
    paused: 'em pausa',
    over: 'terminada',
    closed: 'encerrada',
  },
  yourTurn: 'Sua vez',
  seatsTaken: (taken, seats) => `${taken} de ${seats} lugares ocupados`,
  watching: (number) => `${number} assistindo`,

  watchTitle: 'Mesas públicas',
  everyGame: 'Todos os jogos',
  gameLegend: 'Jogo',
  stageLegend: 'Situação',
  everyStage: 'Todas',
  freeSeats: 'Lugares livres',
  inPlay: 'Em jogo',
  noneLikeThat: 'Nenhuma mesa assim neste momento.',
  lobbyAway: 'O servidor não responde. A lista volta sozinha.',

  rulesOf: (game) => `Regras de ${game}`,
  fair: 'É justo?',
  about: 'Sobre',
  unofficial: (credits) =>
    `Não oficial e gratuito. ${credits.join('; ')}. Nenhuma imagem e nenhum texto deles é usado aqui.`,
  install: 'Instalar',
  installHint: 'Guarde o Miaou neste aparelho: assim ele joga também sem conexão.',
  offline: 'Sem conexão. Ainda dá para jogar contra bots e neste aparelho.',
};

export default words;
