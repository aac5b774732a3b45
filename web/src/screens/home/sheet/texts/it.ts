import type { SheetWords } from './words';

const words: SheetWords = {
  invite: 'Invita',
  go: { play: 'Gioca', here: 'Fallo girare', invite: 'Crea il link' },
  about: (count) => `circa ${count} min`,
  you: 'tu',
  friends: 'i tuoi amici',
  players: 'Giocatori',
  level: 'Come giocano i bot',
  youAre: 'Tu sei',
  iBegin: 'comincio io',
  seat: (number) => `Posto ${number}`,
  emptySeat: 'Un bot prende ogni posto senza nome.',
  needName: 'Scrivi almeno un nome.',
};

export default words;
