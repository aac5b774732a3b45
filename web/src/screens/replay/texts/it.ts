import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: 'Rivedi una partita',
  means: 'Apri il file di una partita, o trascinalo su questa pagina. Resta sul tuo dispositivo.',
  open: 'Apri un file',
  faults: {
    tooLarge: 'È troppo lungo per essere una partita.',
    notARecord: 'Non è una partita di Miaou, o ne manca un pezzo.',
    laterVersion: 'Questa partita viene da un Miaou più recente: ricarica la pagina.',
    unknownGame: 'Questa pagina non conosce il gioco di questa partita.',
  },
};

export default words;
