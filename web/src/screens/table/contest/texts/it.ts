import { counted } from '../../../../texts/plural';
import type { ContestWords } from './words';

const count = counted('it');

const words: ContestWords = {
  meowTitle: 'Chi miagola meglio?',
  voteTitle: 'Chi ha miagolato meglio?',
  hold: 'Tieni premuto per miagolare',
  means: 'Più a lungo, più forte. Oppure premi una parola.',
  meows: { 1: 'miu', 2: 'miao', 3: 'mrrrAO' },
  honk: 'qua',
  loud: { 1: 'pianissimo', 2: 'forte', 3: 'fortissimo' },
  silent: 'non ancora',
  heard: (name, meow, loud) => `${name}: ${meow}, ${loud}`,
  vote: 'Premi il miagolio migliore',
  voteMeans: 'È una festa, non un’elezione: puoi cambiare idea, ma mai votare per te.',
  votedFor: (name) => `La tua zampa è su ${name}.`,
  paws: (number) => count(number, { one: '# zampa', other: '# zampe' }),
  turn: (name) => `${name}: tocca a te miagolare`,
  turnVote: (name) => `${name}: tocca a te votare`,
  wait: 'Si aspettano gli altri.',
  record: 'Miagola tu',
  recordMeans: 'Due secondi al microfono: si sentono a questo tavolo e non si conservano.',
  listening: 'Miagola!',
  recordingFaults: {
    noMicrophone: 'Il browser non concede l’uso del microfono.',
    tooLarge: 'Questo browser fa una registrazione troppo grande. Basta la zampa.',
  },
  skip: 'Preferisco di no',
  begin: 'Comincia ora',
  won: (name) => `${name} ha miagolato meglio e comincia.`,
  tie: 'Nessun miagolio ha vinto da solo: si tira a sorte.',
};

export default words;
