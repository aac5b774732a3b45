import { counted } from '../../../../../texts/plural';
import type { LiveWords } from './words';

const count = counted('fr');

const words: LiveWords = {
  again: 'Encore',
  liesThere: (square) => `Ce qu’il y a en ${square}`,
  roll: 'La souris fait',
  asks: { catRolls: 'Le chat fait', caughtBefore: 'Combien sont déjà prises ?', missing: 'Que manque-t-il ?' },
  variants: { nothing: 'rien', cheese: 'un fromage', mouseOut: 'une n’est jamais sortie', home: 'aucune ne rentre' },
  miceLeft: 'Combien reste-t-il de souris ?',
  tapRing: 'Touche un anneau pour voir le chemin, ou une autre case pour y mettre la souris.',
  tapRingForCat: 'Touche un anneau pour voir le chemin, ou une autre case pour y mettre le chat.',
  tapSquare: 'Touche une case pour y mettre le chat.',
  canReach: (roll, places) =>
    `Avec un ${roll}, la souris peut s’arrêter à ${count(places, { one: '# endroit', other: '# endroits' })}.`,
  catReaches: (roll, places) =>
    `Avec un ${roll}, le chat peut s’arrêter à ${count(places, { one: '# endroit', other: '# endroits' })}.`,
  mayNotReturn: (square) => `Elle ne peut pas revenir en ${square}, d’où elle est partie.`,
  mayWait: (square) => `Il reste deux souris : le chat peut s’arrêter en ${square}.`,
  mayNotWait: (square) => `Le chat ne peut pas s’arrêter en ${square} : la dernière souris est derrière.`,
  goesOn: 'La partie continue.',
  caughtWith: (faces, of) => `Le chat attrape la souris avec ${faces} des ${of} faces de son dé.`,
  outOfReach: 'Un lancer ne suffit pas au chat pour atteindre la souris.',
  cat: 'le chat',
  mice: 'les souris',
  whoStands: 'Qui peut aller où ?',
  catStands: (squares, onTable) => `Le chat peut aller sur les ${squares} cases, dont ${onTable} sur la table.`,
  miceStand: (squares, underTable, holes) =>
    `Les souris peuvent aller sur ${squares} cases, dont ${underTable} sous la table, et dans les ${holes} trous.`,
  whichTile: 'Quelle tuile ?',
  shuffle: 'Mélanger',
  tilesLie: (found, all) => `${found} des ${all} tuiles. À chaque partie, elles sont ailleurs.`,
  whoseDie: 'Le dé de qui ?',
  howOften: 'Combien de lancers ?',
  onFaces: (faces, of) => `sur ${faces} faces sur ${of}`,
  rolled: (rolls, numbers) =>
    `${rolls} lancers : ${numbers.map(({ value, came }) => `${value} est sorti ${came} fois`).join(', ')}.`,
};

export default words;
