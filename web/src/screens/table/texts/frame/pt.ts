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
  freeSeat: 'Lugar livre',
  cover: 'Cobrir minhas cartas',
  yourTurn: 'Sua vez',
  hint: 'Dica',
  menu: 'Menu',
  log: 'Histórico',
  unread: (n) => count(n, { one: '# mensagem nova', other: '# mensagens novas' }),
  sending: 'A caminho…',
};

export default words;
