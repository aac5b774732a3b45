import { counted } from '../../../../texts/plural';
import type { FrameWords } from './words';

const count = counted('pt');

const words: FrameWords = {
  you: 'Tu',
  connecting: 'A caminho da mesa…',
  lost: 'A ligação caiu. A tentar de novo; nada do que fizeste se perdeu.',
  gone: {
    title: 'Não há mesa aqui',
    means: 'O link pode estar errado, a mesa pode já não existir ou o anfitrião não deixa entrar mais ninguém.',
  },
  closed: {
    title: 'O operador encerrou esta mesa',
    means:
      'Quem mantém este servidor acabou com o jogo aqui. Uma partida a decorrer não conta para ninguém. Podes abrir outra mesa.',
  },
  unknownGame: {
    title: (game) => `Esta página não conhece o jogo «${game}».`,
    means: 'O servidor desta mesa talvez seja mais recente. Recarrega a página.',
  },
  freeSeat: 'Lugar livre',
  programOf: (name) => `${name} (programa)`,
  standsIn: (bot, name) => `${bot} por ${name}`,
  standsFor: (name) => `por ${name}`,
  cover: 'Tapar as minhas cartas',
  yourTurn: 'É a tua vez',
  backToTable: 'voltar à mesa',
  hint: 'Dica',
  menu: 'Menu',
  log: 'Registo',
  unread: (n) => count(n, { one: '# mensagem nova', other: '# mensagens novas' }),
  sending: 'A enviar…',
};

export default words;
