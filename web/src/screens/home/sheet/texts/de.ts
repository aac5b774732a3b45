import type { SheetWords } from './words';

const words: SheetWords = {
  invite: 'Einladen',
  go: { play: 'Spielen', here: 'Herumreichen', invite: 'Link erstellen' },
  about: (count) => `etwa ${count} Min.`,
  you: 'du',
  friends: 'deine Freunde',
  players: 'Spielerzahl',
  level: 'Wie die Bots spielen',
  youAre: 'Du spielst',
  iBegin: 'ich beginne',
  seat: (number) => `Platz ${number}`,
  emptySeat: 'Auf jeden Platz ohne Namen setzt sich ein Bot.',
  needName: 'Gib mindestens einen Namen ein.',
};

export default words;
