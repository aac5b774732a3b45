import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('fr');

const words: AidWords = {
  tile: {
    title: 'Ce que peut être une tuile',
    why: (faceDown) => `Tuiles encore cachées : ${faceDown}, toutes aussi probables.`,
  },
  share: (share) => percent(Math.round(100 * share)),
  caught: {
    title: 'Qui le chat peut attraper',
    why: 'Avec combien de faces du dé au prochain lancer, si les souris ne bougent pas.',
  },
  faces: (faces, of) => `${faces} sur ${of}`,
};

export default words;
