import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: {
      name: 'Le chat',
      means:
        'Il attrape une souris en s’arrêtant sur elle. Sur la table, il ne peut rien contre celles qui sont dessous.',
    },
    mouse: {
      name: 'Une souris',
      means: 'Chaque joueur souris peut bouger n’importe laquelle.',
      also: 'Attrapée, elle est éliminée.',
    },
    hidden: { name: 'Une tuile', means: 'Elle est retournée quand une figurine s’y arrête.' },
    hole: { name: 'Un trou', means: 'Une souris y est à l’abri. Le chat n’y entre jamais.' },
    start: {
      name: 'Le départ d’une souris',
      means: 'Il devient un trou quand cette souris sort pour la première fois.',
    },
    table: { name: 'La table', means: 'Seul le chat marche dessus ; les souris filent dessous.' },
    tunnel: { name: 'Sous la table', means: 'Seules les souris y passent, pas le chat.' },
    miceLeft: { name: 'Souris restantes', means: 'Si la dernière est prise, le chat gagne.' },
  },
  tiles: {
    cheese: {
      name: 'Fromage',
      means: 'Une souris qui s’y arrête le gagne. Le chat ne peut ni le prendre ni le traverser.',
      also: 'Tant que le chat est dessus, personne ne peut le prendre.',
    },
    broken: { name: 'Vaisselle cassée', means: 'Il ne se passe rien.' },
    plus1: { name: '+1', means: 'La même figurine avance encore d’une case. C’est obligatoire si c’est possible.' },
    plus2: { name: '+2', means: 'La même figurine avance encore de deux cases. C’est obligatoire si c’est possible.' },
    arrow: { name: 'Flèche', means: 'La figurine bondit sur n’importe quelle case libre.' },
    fork: {
      name: 'Fourchette',
      means: 'Les souris prennent un fromage visible, où qu’il soit. Le chat n’en a que faire.',
    },
    knife: { name: 'Couteau', means: 'Le tour finit aussitôt, et l’autre camp lance deux fois.' },
  },
  cheeseWon: (all) => ({
    name: 'Fromages gagnés',
    means: `Il en faut ${all} aux souris. Ce qui est gagné reste gagné.`,
  }),
  die: ({ mice, cat }) => ({
    name: 'Le dé',
    means: `Dé des souris : ${mice.join(', ')} ; dé du chat : ${cat.join(', ')}.`,
  }),
  first: {
    hole: 'Ce trou est ouvert : n’importe quelle souris y est à l’abri.',
    uncovered: 'Le chat ne peut pas le prendre, et tant qu’il est dessus, personne ne le peut.',
    knife: 'Un couteau : le tour est fini, et l’autre camp lance deux fois.',
    caught: 'Une souris prise est éliminée. Le fromage gagné reste gagné.',
    lost: 'Aucun chemin de cette longueur : le lancer est perdu.',
    allCheese: 'Tout le fromage est gagné : une souris doit maintenant rentrer dans un trou.',
    lastMouse: 'La dernière souris est à l’abri : le chat ne peut pas s’arrêter devant son trou.',
  },
};

export default words;
