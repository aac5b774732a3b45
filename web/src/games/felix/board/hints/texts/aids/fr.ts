import { wholePercentIn } from '../../../../../../hints/texts/percent';
import type { AidWords } from './words';

const percent = wholePercentIn('fr');
const KINDS = { good: 'bon chat', bad: 'mauvais chat', rabbit: 'lapin', dog: 'chien' } as const;

const words: AidWords = {
  row: {
    title: 'Ce qu’il peut y avoir dans la rangée',
    why: 'Les cartes qu’un joueur n’a pas encore montrées sont toutes aussi probables.',
  },
  place: (place, name) => `Carte ${place}${name === '' ? '' : `, ${name}`}`,
  share: (kind, share) => `${KINDS[kind]} ${percent(Math.round(100 * share))}`,
  worth: {
    title: 'Ce que vaut le sac',
    why: 'Ce que tu sais déjà, puis toutes les rangées possibles une fois que les chiens ont agi.',
    known: 'Cartes connues',
    mean: 'Après les chiens, en moyenne',
    bounds: 'Au pire … au mieux',
  },
  outbid: { title: 'Qui peut monter', why: 'Les souris sont visibles à cette table.', nobody: 'Personne' },
};

export default words;
