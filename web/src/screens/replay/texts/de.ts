import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: 'Eine Partie ansehen',
  means: 'Öffne die Datei einer Partie oder zieh sie auf diese Seite. Sie bleibt auf deinem Gerät.',
  open: 'Datei öffnen',
  faults: {
    tooLarge: 'Das ist zu lang für eine Partie.',
    notARecord: 'Das ist keine Partie von Miaou, oder ein Teil fehlt.',
    laterVersion: 'Diese Partie stammt von einem neueren Miaou: Lade die Seite neu.',
    unknownGame: 'Diese Seite kennt das Spiel dieser Partie nicht.',
  },
};

export default words;
