import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'Est-ce équitable ?',
  intro:
    'Miaou, ce sont deux jeux sur ce que tu sais et que les autres ignorent. Voici donc, simplement, qui sait quoi.',
  fair: 'Ce que le programme garantit',
  check: 'Vérifier une partie',
  checkHint: 'Ouvre l’enregistrement d’une partie finie et appuie sur « C’était équitable ? ».',
  questions: [
    {
      question: 'Qui décide des cartes et des dés ?',
      answer:
        'La distribution et chaque dé découlent d’un secret de l’ordinateur qui tient la table et d’une lettre écrite par l’appareil de chaque joueur. Tout est scellé avant que rien ne soit ouvert, et après la partie la page peut redistribuer : « C’était équitable ? », à la fin ou en revoyant la partie. Personne ne peut se choisir une carte, pas même l’hôte.',
    },
    {
      question: 'Les autres voient-ils mes cartes ?',
      answer:
        'Non. Ce qu’une place ne doit pas savoir ne lui est jamais envoyé. Ce n’est pas seulement caché à l’écran : ce n’est pas dans la page, et des tests comparent chaque message à ce que la place peut savoir.',
    },
    {
      question: 'Les bots trichent-ils ?',
      answer:
        'Non. Un bot reçoit exactement ce que tu verrais de sa place, pas une carte de plus. Les plus forts réfléchissent plus longtemps, mais ils ne regardent pas ton jeu.',
    },
    {
      question: 'Et si la connexion se coupe ?',
      answer:
        'Un coup confirmé est sur le disque avant que quiconque l’apprenne. Tu retrouves la table comme elle était. Entre-temps un bot peut jouer pour toi, et te rend la place.',
    },
    {
      question: 'Mon enchère automatique est-elle secrète ?',
      answer:
        'Oui. Elle reste avec la table, personne d’autre n’en sait rien, et elle joue au même rythme que tout le monde.',
    },
  ],
  notYet: 'Ce qu’il ne peut pas promettre',
  limits: [
    {
      question: 'Dois-je faire confiance à la personne qui gère le serveur ?',
      answer:
        'Pour ce qu’elle voit, oui : elle pourrait regarder dans la mémoire pendant la partie. Pour la distribution, non : elle est scellée avec les lettres des autres, et tu peux la vérifier ensuite.',
    },
    {
      question: 'Et si l’on se parle dans mon dos ?',
      answer: 'Aucun programme ne l’empêche. Joue avec des gens que tu aimes bien.',
    },
    {
      question: 'Et sur un seul appareil ?',
      answer:
        'Là, l’appareil lui-même sait tout. L’écran entre les tours cache les cartes aux regards, pas à quelqu’un qui ouvre les outils du navigateur.',
    },
  ],
  games: 'Les jeux',
  credits: (games) => `${games.join('. ')}. S’ils te plaisent, achète-les : rien ne remplace une vraie table.`,
  free: 'Cette page est non officielle et gratuite. Ses images, ses sons et ses textes lui sont propres ; rien des originaux n’est utilisé.',
};

export default words;
