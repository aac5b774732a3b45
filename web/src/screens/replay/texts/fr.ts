import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: 'Revoir une partie',
  means: 'Ouvre le fichier d’une partie, ou dépose-le n’importe où sur cette page. Il reste sur ton appareil.',
  open: 'Ouvrir un fichier',
  faults: {
    tooLarge: 'C’est trop long pour être une partie.',
    notARecord: 'Ce n’est pas une partie de Miaou, ou il en manque un morceau.',
    laterVersion: 'Cette partie vient d’un Miaou plus récent : recharge la page.',
    unknownGame: 'Cette page ne connaît pas le jeu de cette partie.',
  },
};

export default words;
