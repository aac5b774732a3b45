import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': 'Le chat affreux',
    '-5': 'Le chat grognon',
    '3': 'Le chaton',
    '5': 'Le chat joyeux',
    '8': 'Le chat élégant',
    '11': 'Le chat fier',
    '15': 'Le chat magnifique',
  },
  good: (points) => `Rapporte ${points} points. Chacun en a un au plus.`,
  bad: (points) => `Coûte ${points} points. Chacun en a un au plus.`,
  bigDogTakes: 'Un gros chien seul chasse le meilleur chat de la rangée.',
  smallDogTakes: 'Un petit chien seul chasse le pire chat de la rangée.',
  rabbit: {
    name: 'Le lapin',
    means: {
      felix: 'Ne vaut aucun point.',
      filou: 'Ne vaut aucun point. Un chien seul qui ne trouve pas de chat à son goût chasse le lapin.',
    },
  },
  own: {
    name: (card) => `Ta carte : ${card}`,
    means: 'Personne d’autre ne la connaît avant qu’elle soit retournée.',
  },
  pieces: {
    bigDog: {
      name: 'Le gros chien',
      means: 'Seul dans la rangée, il chasse le meilleur chat.',
      also: 'Plusieurs chiens se poursuivent entre eux : aucun chat n’est chassé.',
    },
    smallDog: {
      name: 'Le petit chien',
      means: 'Seul dans la rangée, il chasse le pire chat.',
      also: 'Plusieurs chiens se poursuivent entre eux : aucun chat n’est chassé.',
    },
    hidden: {
      name: 'Une carte face cachée',
      means: 'Seul celui qui l’a posée la connaît. On en retourne une à chaque joueur qui passe, et toutes à la vente.',
    },
    mouseCard: {
      name: 'Une carte souris',
      means: 'Qui passe prend les souris de la plus petite qui reste.',
      also: 'Qui passe en dernier en reçoit le plus.',
    },
    sack: { name: 'Le sac', means: 'Toutes les cartes de la rangée ensemble. On mise pour le sac entier.' },
    bank: {
      name: 'La banque',
      means: 'L’acheteur lui paie sa mise, et c’est elle qui remplit les cartes souris avant chaque tour.',
      also: 'Si elle ne peut pas toutes les remplir, passer ne rapporte rien.',
    },
    bid: {
      name: 'La plus haute mise',
      means: 'Le dernier en lice la paie et prend le sac. Qui passe reprend sa mise.',
    },
    first: { name: 'Le premier joueur', means: 'Il ouvre l’enchère. L’acheteur du sac devient premier joueur.' },
    purse: { name: 'Tes souris', means: 'Tu mises avec. Chacune qui te reste à la fin est un point.' },
    othersSecret: { name: 'Les souris des autres', means: 'Leur nombre est secret. Chacune est un point à la fin.' },
    othersOpen: {
      name: 'Les souris des autres',
      means: 'À cette table, elles sont visibles. Chacune est un point à la fin.',
    },
    won: { name: 'Les cartes gagnées', means: 'Tout ce qui a été acheté. Les chats comptent à la fin.' },
  },
  first: {
    laid: 'Face cachée : personne d’autre ne sait ce que tu as posé.',
    pass: (mice) => `Passer rapporte : tu prends ces ${mice} souris.`,
    lead: 'Si tous les autres passent, tu paies ta mise et prends le sac.',
    lastChoice: 'Personne n’a misé : tout le sac est à toi pour 1 souris, si tu veux.',
    bigDog: 'Un gros chien seul chasse le meilleur chat.',
    smallDog: 'Un petit chien seul chasse le pire chat.',
    twoDogs: 'Des chiens qui se rencontrent se poursuivent entre eux : aucun chat n’est chassé.',
    buyer: 'L’acheteur du sac devient premier joueur.',
    bankEmpty: 'La banque n’a pas assez : passer ne rapporte rien ce tour-ci.',
  },
};

export default words;
