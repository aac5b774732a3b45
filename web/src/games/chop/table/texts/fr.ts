import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'Les souris gagnent quand',
      choices: {
        returnAfterTenth: {
          name: 'elles ont tout le fromage et que l’une rentre',
          means: 'Après le dernier fromage, une souris doit entrer dans un trou.',
        },
        anyMouseHome: {
          name: 'elles ont tout le fromage et que l’une est dans un trou',
          means: 'Une souris déjà dans un trou suffit.',
        },
        quick: { name: 'elles ont tout le fromage', means: 'Plus court, pour les petits.' },
      },
    },
    blocking: {
      label: 'Quand des souris se croisent',
      choices: {
        opponents: { name: 'elles se dépassent', means: 'Seul le chat barre le chemin.' },
        allPieces: { name: 'elles se contournent', means: 'Personne ne dépasse personne.' },
      },
    },
    path: {
      label: 'En chemin',
      choices: {
        originOnly: { name: 'tout sauf le départ', means: 'Seule la case de départ est interdite.' },
        noReverse: { name: 'sans demi-tour', means: 'On ne revient pas tout de suite sur ses pas.' },
        noRevisit: { name: 'jamais deux fois', means: 'On ne passe qu’une fois sur chaque case.' },
      },
    },
    knifeInDouble: {
      label: 'Un couteau au premier de deux lancers',
      choices: {
        endsTurn: { name: 'fait perdre le second', means: 'Le tour finit aussitôt.' },
        rollsOn: { name: 'laisse le second', means: 'On le joue encore, puis l’autre camp en a deux.' },
      },
    },
    layout: {
      label: 'Cuisine',
      own: 'une cuisine à soi',
      file: {
        choose: 'Depuis un fichier…',
        name: 'La tienne',
        means: 'Depuis ton fichier.',
        notJson: 'Ce n’est pas une cuisine : le fichier n’est pas du JSON.',
        parts: {
          columns: '« columns » doit être un nombre entier de 1 à 7.',
          rows: '« rows » doit être un nombre entier de 1 à 7.',
          table: '« table » doit avoir « legs » et « under » : des cases du plateau, aucune deux fois.',
          holes:
            '« holes » doit avoir N, E, S et W : des cases aux quatre bords ou, avec « holesOnSquares », des cases qui n’enferment rien ; aucune de la table.',
          holesOnSquares: '« holesOnSquares » doit être true, ou être absent.',
          tiles: '« tiles » doit couvrir exactement chaque case libre, avec au moins un fromage.',
          dice: '« dice » doit avoir « cat » et « mice » : jusqu’à 12 faces chacun, de 1 à 6.',
        },
        otherwise: 'Ce n’est pas une cuisine : le fichier contient autre chose.',
      },
      choices: {
        kitchen: { name: 'Standard', means: 'Trous dans les murs, tunnel sous la table.' },
        openKitchen: { name: 'Ouverte', means: 'Trous au sol, place sous toute la table.' },
        smallKitchen: { name: 'Petite', means: 'Cinq fromages : court, pour les enfants.' },
      },
    },
    maxRounds: { label: 'Tours au plus', means: 'Ensuite, la partie est nulle.' },
  },
  parts: { cat: 'Le chat est', opener: 'Premier joueur souris' },
  sides: { assign: (name) => `Faire jouer le chat à ${name}` },
  askedOpener: { question: 'Qui est le plus jeune ?', answer: 'le plus jeune' },
  sharedDevice: 'Tout est visible : il suffit de se passer l’appareil.',
  refusals: {
    notOnTable: 'Le chat commence sur la table. Choisis une case là-haut.',
    anotherPiece: 'C’est une autre figurine qui doit bouger. Choisis-en une qui est marquée.',
    sameMouse: 'La même souris doit rejouer.',
    cannotGoThere: 'Aucun chemin ne mène à cette case.',
    notBack: 'Un déplacement ne finit pas où il a commencé.',
    holeTaken: 'Une autre souris est dans ce trou.',
    occupied: 'Cette case est prise.',
    exactCount: 'Le compte doit être exact. Choisis une case marquée.',
    cheeseBlocks: 'Un fromage barre le chemin.',
    lastHole: 'Le chat ne peut pas attendre devant le trou de la dernière souris.',
    noCheese: 'Il n’y a pas de fromage là. Choisis une case où il y en a.',
    cheeseUnderCat: 'Le chat est sur ce fromage. Choisis-en un autre.',
  },
};

export default words;
