import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: 'Mäuse sitzen um einen Teller und nehmen heimlich Krümel; sind es zu viele, gehen die Gierigsten leer aus.',
  glances: {
    plate: { title: 'Ein Teller', text: 'In jeder Runde kommt ein Teller mit Krümeln.' },
    take: {
      title: 'Heimlich entscheiden',
      text: 'Alle nehmen zugleich null, einen, zwei oder drei Krümel.',
    },
    again: { title: 'Nie zweimal dasselbe', text: 'Niemand nimmt so viele wie in der Runde davor.' },
    cat: { title: 'Weckt nicht die Katze', text: 'Reicht der Teller nicht, bekommt nichts, wer am meisten nahm.' },
    end: { title: 'Wer am meisten isst', text: 'Wer nach der letzten Runde am meisten gegessen hat, gewinnt.' },
  },
  sections: { setup: 'Vorbereitung', round: 'Die Runde', end: 'Das Ende', knowledge: 'Was man weiß' },
  rules: {
    MS1: 'Zwei bis vier Mäuse spielen.',
    MS2: 'Eine Partie hat vier Runden.',
    MS3: 'Es gibt einen Teller für jede Zahl von Krümeln, von der Zahl der Spieler bis zum Dreifachen. Die Teller werden gemischt; in jeder Runde kommt einer, und niemand sieht ihn vorher.',
    MR1: 'In jeder Runde entscheiden alle heimlich und zugleich, null, einen, zwei oder drei Krümel zu nehmen.',
    MR2: 'Niemand nimmt so viele Krümel wie in der Runde davor.',
    MR3: 'Haben alle entschieden, zeigen alle, was sie nehmen. Reicht der Teller für alle, isst jeder, was er nahm.',
    MR4: 'Reicht er nicht, wacht die Katze auf: Wer am meisten nahm, isst nichts, die anderen essen, was sie nahmen.',
    ME1: 'Nach der letzten Runde gewinnen die, die am meisten gegessen haben.',
    MK1: 'Eine Entscheidung kennt nur, wer sie traf, bis alle entschieden haben; was gezeigt und gegessen wurde, wissen alle.',
  },
  notes: { 'MS2.option': 'Der Tisch kann drei bis fünf Runden wählen.' },
  ideas: {},
  asides: {},
  captions: {
    secret: 'Niemand weiß, was die anderen nehmen.',
    enough: 'Ein Teller mit 6: Es reicht für alle.',
    tooMany: 'Ein Teller mit 5: Wer 3 nahm, bekommt nichts.',
  },
  labels: {},
  drawings: { mouse: 'Maus', cat: 'Katze', winner: 'Krone' },
};

export default words;
