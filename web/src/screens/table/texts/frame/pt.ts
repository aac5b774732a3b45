import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('pt');

const words: FrameWords = {
  you: 'Você',
  connecting: 'A caminho da mesa…',
  lost: 'Conexão perdida. Tentando de novo; nada do que você fez se perdeu.',
  gone: {
    title: 'Não há mesa aqui',
    means: 'O link pode estar errado, a mesa pode não existir mais ou o anfitrião não deixa mais ninguém entrar.',
  },
  closed: {
    title: 'Esta mesa foi encerrada',
    means:
      'Quem administra este servidor encerrou o jogo aqui. Uma partida em andamento não conta para ninguém. Você pode abrir outra mesa.',
  },
  unknownGame: {
    title: (game) => `Esta página não conhece o jogo “${game}”.`,
    means: 'O servidor desta mesa talvez seja mais novo. Recarregue a página.',
  },
  freeSeat: 'Lugar livre',
  programOf: (name) => `${name} (programa)`,
  standsIn: (bot, name) => `${bot} por ${name}`,
  cover: 'Cobrir minhas cartas',
  yourTurn: 'Sua vez',
  backToTable: 'voltar à mesa',
  hint: 'Dica',
  menu: 'Menu',
  log: 'Histórico',
  unread: (n) => count(n, { one: '# mensagem nova', other: '# mensagens novas' }),
  sending: 'A caminho…',
};

export default words;
