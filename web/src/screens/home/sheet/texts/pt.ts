import type { SheetWords } from './words';

const words: SheetWords = {
  invite: 'Convidar',
  go: { play: 'Jogar', here: 'Passar de mão em mão', invite: 'Criar o link' },
  about: (count) => `cerca de ${count} min`,
  you: 'tu',
  friends: 'os teus amigos',
  players: 'Jogadores',
  level: 'Como jogam os bots',
  youAre: 'Jogas com',
  iBegin: 'começo eu',
  seat: (number) => `Lugar ${number}`,
  emptySeat: 'Um bot ocupa cada lugar sem nome.',
  needName: 'Escreve pelo menos um nome.',
};

export default words;
