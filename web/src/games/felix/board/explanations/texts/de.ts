import type { FelixExplanationWords } from './words';

const words: FelixExplanationWords = {
  cats: {
    '-8': 'Die grässliche Katze',
    '-5': 'Die mürrische Katze',
    '3': 'Das Kätzchen',
    '5': 'Die fröhliche Katze',
    '8': 'Die elegante Katze',
    '11': 'Die stolze Katze',
    '15': 'Die prächtige Katze',
  },
  good: (points) => `Bringt ${points} Punkte. Jeder hat höchstens eine.`,
  bad: (points) => `Kostet ${points} Punkte. Jeder hat höchstens eine.`,
  bigDogTakes: 'Ein großer Hund allein verjagt die beste Katze der Reihe.',
  smallDogTakes: 'Ein kleiner Hund allein verjagt die schlechteste Katze der Reihe.',
  rabbit: {
    name: 'Der Hase',
    means: {
      felix: 'Zählt nichts.',
      filou: 'Zählt nichts. Findet ein einzelner Hund keine Katze nach seinem Geschmack, verjagt er den Hasen.',
    },
  },
  own: {
    name: (card) => `Deine Karte: ${card}`,
    means: 'Sonst kennt sie niemand, bis sie aufgedeckt wird.',
  },
  pieces: {
    bigDog: {
      name: 'Der große Hund',
      means: 'Allein in der Reihe verjagt er die beste Katze.',
      also: 'Mehrere Hunde sehen nur einander: Keine Katze geht.',
    },
    smallDog: {
      name: 'Der kleine Hund',
      means: 'Allein in der Reihe verjagt er die schlechteste Katze.',
      also: 'Mehrere Hunde sehen nur einander: Keine Katze geht.',
    },
    hidden: {
      name: 'Eine verdeckte Karte',
      means: 'Nur wer sie gelegt hat, kennt sie. Passt jemand, wird eine aufgedeckt, und beim Verkauf alle.',
    },
    mouseCard: {
      name: 'Eine Mäusekarte',
      means: 'Wer passt, nimmt die Mäuse der kleinsten, die noch da ist.',
      also: 'Wer zuletzt passt, bekommt am meisten.',
    },
    sack: { name: 'Der Sack', means: 'Alle Karten der Reihe zusammen. Geboten wird auf den ganzen Sack.' },
    bank: {
      name: 'Die Bank',
      means: 'Hier zahlt, wer kauft, und von hier werden die Mäusekarten vor jeder Runde gefüllt.',
      also: 'Reicht es nicht für alle, bringt Passen nichts.',
    },
    bid: {
      name: 'Das höchste Gebot',
      means: 'Wer übrig bleibt, zahlt es und nimmt den Sack. Wer passt, nimmt sein Gebot zurück.',
    },
    first: { name: 'Startspieler', means: 'Bietet zuerst. Wer den Sack kauft, ist der nächste Startspieler.' },
    purse: { name: 'Deine Mäuse', means: 'Mit ihnen bietest du. Jede, die am Ende übrig ist, zählt einen Punkt.' },
    othersSecret: {
      name: 'Mäuse der anderen',
      means: 'Wie viele es sind, ist geheim. Am Ende ist jede ein Punkt.',
    },
    othersOpen: { name: 'Mäuse der anderen', means: 'An diesem Tisch liegen sie offen. Am Ende ist jede ein Punkt.' },
    won: { name: 'Gewonnene Karten', means: 'Alles, was bisher gekauft wurde. Katzen zählen am Ende.' },
  },
  first: {
    laid: 'Verdeckt: Nur du weißt, was du gelegt hast.',
    pass: (mice) => `Passen lohnt sich: Du nimmst diese ${mice} Mäuse.`,
    lead: 'Passen alle anderen, zahlst du das und nimmst den Sack.',
    lastChoice: 'Niemand hat geboten: Der ganze Sack gehört dir für 1 Maus, wenn du willst.',
    bigDog: 'Ein großer Hund allein verjagt die beste Katze.',
    smallDog: 'Ein kleiner Hund allein verjagt die schlechteste Katze.',
    twoDogs: 'Treffen sich Hunde, sehen sie nur einander: Keine Katze geht.',
    buyer: 'Wer den Sack kauft, ist der nächste Startspieler.',
    bankEmpty: 'Die Bank hat zu wenig: Passen bringt in dieser Runde nichts.',
  },
};

export default words;
