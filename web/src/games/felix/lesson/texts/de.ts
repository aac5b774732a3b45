import type { FelixLessonWords } from './words';

const words: FelixLessonWords = {
  chapters: {
    sack: {
      title: 'Der Sack',
      about: 'Eine Karte legen und bieten',
      known: 'Alle legen eine Karte; das höchste Gebot kauft sie alle.',
    },
    passing: {
      title: 'Passen lohnt sich',
      about: 'Und wann man einen Sack liegen lässt',
      known: 'Wer passt, bekommt Mäuse.',
    },
    dogs: {
      title: 'Hunde',
      about: 'Wer welche Katze verjagt',
      known: 'Ein Hund verjagt eine Katze, zwei Hunde keine.',
    },
    bluff: { title: 'Bluff', about: 'Die schlechte Katze verkaufen', known: 'Nur du kennst deine Karte in der Reihe.' },
    ending: { title: 'Die letzte Runde', about: 'Zählen und den Gleichstand gewinnen' },
  },
  bubbles: {
    goal: [
      'Gute Katzen bringen Punkte, schlechte kosten welche.',
      'Auch jede Maus ist ein Punkt: Wer die meisten Punkte hat, gewinnt.',
    ],
    layEleven: [
      'Alle legen verdeckt eine Karte: Zusammen bilden sie die Reihe.',
      'Leg deine 11: Nur du weißt dann, dass sie im Sack ist.',
    ],
    layAnother: [
      'Du darfst jede Handkarte legen.',
      'Nimm für diesen Sack die 11: Für eine gute Katze lohnt es sich zu bieten.',
    ],
    firstTurned: [
      'Nur die erste Karte wird aufgedeckt: eine 8.',
      'Du kennst zwei von vier: Mit deiner 11 macht das 19.',
    ],
    bidFour: [
      'Mirek bietet 3 für den ganzen Sack: Biete mehr oder passe.',
      'Versuch es mit 4: Du weißt von 19 Punkten.',
    ],
    passEarly: ['Du kannst passen und 2 Mäuse nehmen.', 'Aber dann bekommt jemand anders die 8 und deine 11.'],
    mirekBuys: ['Mirek zahlt 3 und hat 17 Punkte.', 'Die hättest du haben können.'],
    bidsMuch: ['So viel darfst du bieten.', 'Aber eine Maus mehr als Mirek genügt, und jede ist ein Punkt.'],
    tooDear: ['Das ist mir zu teuer: Ich nehme die Mäuse.'],
    boughtFirst: [
      'Alle anderen haben gepasst: Du zahlst deine 4 und nimmst den Sack.',
      '8, 11, −5 und 3 machen 17 Punkte.',
    ],
    firstPlayer: [
      'Wer kauft, ist der nächste Startspieler.',
      'Das bist du: Deine nächste Karte wird gleich aufgedeckt.',
    ],
    layBad: [
      'Auch schlechte Katzen müssen irgendwann gelegt werden.',
      'Leg deine −8: Vielleicht kauft sie jemand anders.',
    ],
    layBadAfterAll: ['Die darfst du legen.', 'Hier geht es aber um eine schlechte Katze: Nimm die −8.'],
    passPays: [
      'Ida hat gepasst: Sie nimmt die 2 Mäuse der kleinsten Mäusekarte.',
      'Und die nächste Karte der Reihe wird aufgedeckt.',
    ],
    knowAll: [
      'Jetzt kennst du alle vier: −5, 5, 3 und deine −8 machen −5.',
      'Passe, und die letzten 6 Mäuse gehören dir.',
    ],
    countFirst: ['Du kannst bieten, aber zähl erst nach.', 'Du würdest Mäuse für einen Sack mit −5 zahlen.'],
    ownBadSack: ['Der Sack gehört dir und kostet dich noch 5 Punkte.', 'Und Odile hat die 6 Mäuse genommen.'],
    odileGrumbles: ['Hm.', 'Ich hätte zählen sollen.'],
    odilePaid: ['Odile hat 2 Mäuse für −5 Punkte bezahlt.', 'Dir hat das Passen 6 gebracht: Jetzt hast du 21.'],
    buyerBegins: ['Odile hat gekauft und ist wieder Startspielerin.', 'Leg deine 11.'],
    layElevenHere: ['Die darfst du legen.', 'Mit der 11 siehst du gleich etwas Seltenes.'],
    idaShudders: ['Eine −8 gleich zu Anfang?', 'Ohne mich.'],
    lastChoice: [
      'Alle haben gepasst, ohne zu bieten: Der ganze Sack liegt offen.',
      'Er ist 8 wert: Kauf ihn für 1 Maus oder lass ihn liegen.',
    ],
    leaveIt: ['Du kannst ihn liegen lassen, aber das bringt nichts.', '8 Punkte für 1 Maus sind geschenkt.'],
    sackGone: [
      'Der Sack ist aus dem Spiel, und du hast nichts bekommen.',
      'In der nächsten Runde bleiben die Mäusekarten leer.',
    ],
    bargain: ['8 Punkte für 1 Maus!', 'Sonst hat sich niemand an den Sack getraut.'],
    layBigDog: [
      'Der große Hund verjagt die beste Katze aus dem Sack.',
      'Leg ihn: Außer dir weiß niemand, dass er da ist.',
    ],
    layDogAfterAll: ['Die darfst du legen.', 'Aber jetzt wollen wir sehen, was der große Hund tut.'],
    passWithDog: ['Ida bietet 8 für die offene 15.', 'Du weißt, dass im Sack ein Hund wartet: Passe und nimm 4 Mäuse.'],
    ownDogTakes: [
      'Du kannst bieten, aber dein eigener Hund nimmt dir die 15 weg.',
      'Von den offenen Karten bleibt dann eine 3.',
    ],
    onlyThree: ['Die 15 ist fort: Du zahlst für 3 Punkte.', 'Das war dein eigener Hund.'],
    bigDogChased: ['Der große Hund hat die 15 verjagt, die beste Katze der Reihe.', 'Ida zahlt 8 Mäuse für 3 Punkte.'],
    idaMissesCat: ['Meine schöne 15 …'],
    laySmallDog: ['Der kleine Hund verjagt die schlechteste Katze: Das kann dir helfen.', 'Leg ihn jetzt.'],
    laySmallDogAfterAll: ['Die darfst du legen.', 'Aber jetzt ist der kleine Hund an der Reihe.'],
    bidWithDog: ['−8 und 11 liegen offen, und Mirek bietet nur 2.', 'Dein kleiner Hund wird die −8 verjagen: Biete 3.'],
    dogHelps: ['Du kannst passen und 4 Mäuse nehmen.', 'Aber dann macht dein Hund den Sack für jemand anders gut.'],
    mirekHasSixteen: ['Dein Hund hat die −8 verjagt, und Mirek hat 16 Punkte für 2 Mäuse.', 'Er wird es dir danken.'],
    enough: ['So viel darfst du bieten.', 'Aber eine Maus mehr genügt, und jede ist ein Punkt.'],
    smallDogChased: [
      'Der kleine Hund hat die −8 verjagt, die schlechteste Katze.',
      '11 und 5 gehören dir: 16 Punkte für 3 Mäuse.',
    ],
    layFifteen: [
      'Du bist Startspieler, also wird deine Karte gleich aufgedeckt.',
      'Leg die 15: Die wollen alle haben.',
    ],
    layFifteenAfterAll: ['Die darfst du legen.', 'Aber mit der 15 siehst du, was zwei Hunde tun.'],
    beginLow: ['Deine 15 liegt offen, und du bietest zuerst.', 'Fang klein an: höchstens 3 Mäuse.'],
    giveAway: ['Du kannst passen und 2 Mäuse nehmen.', 'Aber dann bekommt jemand anders deine 15.'],
    noNeedYet: ['So viel darfst du bieten.', 'Aber noch hat niemand geboten: Fang klein an.'],
    twoDogs: ['Zwei Hunde sehen nur einander: Keine Katze läuft weg.', 'Ida bietet 4: Biete 5 für deine 15.'],
    dogsGoAlone: ['Du kannst passen und 6 Mäuse nehmen.', 'Aber die Hunde gehen allein, und die 15 bleibt im Sack.'],
    idaHasFifteen: ['Beide Hunde sind fort, und Ida hat deine 15 für 4 Mäuse.', 'Keine Katze ist weggelaufen.'],
    dogsLeft: [
      'Beide Hunde sind gegangen, und keine Katze ging mit.',
      'Deine 15 ist geblieben, und der Hase zählt nichts.',
    ],
    layToSell: ['Nur du weißt, was du legst.', 'Nimm wieder die −8: Diesmal verkaufen wir sie.'],
    layToSellAfterAll: ['Die darfst du legen.', 'Aber zum Bluffen braucht man etwas zu verbergen: Nimm die −8.'],
    bluffNow: [
      '8 Punkte liegen offen, aber mit deiner −8 ist der Sack 0 wert.',
      'Biete trotzdem 4, als hättest du die 15 gelegt!',
    ],
    safePass: [
      'Du kannst passen und 6 Mäuse nehmen: Das ist sicher.',
      'Aber versuch einen Bluff: Odile soll mehr zahlen.',
    ],
    boldBid: ['Das ist kühn: Passt Odile jetzt, zahlst du das für einen Sack mit 0.', '4 wirkt gierig genug.'],
    stuck: ['Odile hat gepasst und 6 Mäuse genommen.', 'Du zahlst für einen Sack mit 0.'],
    odileBites: ['So sehr willst du ihn?', 'Dann biete ich 5.'],
    letHerHaveIt: ['Sie glaubt dir.', 'Passe jetzt: 6 Mäuse für dich und die −8 für sie.'],
    greedy: ['Du kannst noch einmal erhöhen, aber vielleicht lässt sie ihn dir.', 'Der Sack ist immer noch 0 wert.'],
    sold: [
      'Odile zahlt 5 für einen Sack mit 0, und du hast 6 Mäuse mehr.',
      'Ein Bluff gelingt, wenn die anderen an deine Karte glauben.',
    ],
    richest: ['Du hast jetzt 21 Mäuse, mehr als alle anderen.', 'Leg die 5: Diesen Sack kannst du kaufen.'],
    layFiveAfterAll: ['Die darfst du legen.', 'Aber die 5 genügt: Heb dir die beste für später auf.'],
    bidFifteen: ['15, 11 und deine 5 machen 31.', 'Mirek bietet 14: Biete 15, es lohnt sich.'],
    letGoThirtyOne: ['Du kannst passen und 4 Mäuse nehmen.', 'Aber 31 Punkte für 15 Mäuse sind ein guter Preis.'],
    odileIsOut: ['Ich habe nur noch 10 Mäuse: Ich muss passen.'],
    spent: ['39 Punkte, und 6 Mäuse sind übrig.', 'Wer nicht höher bieten kann, muss passen: So ging es Odile.'],
    layElevenPoor: ['Du hast 6 Mäuse und fängst an.', 'Leg die 11.'],
    layElevenAfterAll: ['Die darfst du legen.', 'Aber eine gute Katze lässt die anderen bieten: Nimm die 11.'],
    bidAny: ['Biete, so viel du willst, bis zu deinen 6 Mäusen.'],
    bidBeforePass: [
      'Du kannst gleich passen und 2 Mäuse nehmen.',
      'Aber biete erst: Wer später passt, bekommt sein Gebot zurück.',
    ],
    cannotRaise: ['Ida bietet 7, und du hast 6: Du kannst nur passen.', 'Dein Gebot kommt zurück und 6 Mäuse dazu.'],
    bidCameBack: [
      'Jetzt hast du wieder 12 Mäuse.',
      'Behalte immer ein paar: Ohne Mäuse musst du gleich passen, für nur 2.',
    ],
    lastRound: ['Die neunte Runde ist die letzte: Alle haben noch eine Karte.', 'Leg deine 3.'],
    countOdile: [
      'Zähl, was fehlt: Odiles −5 und −8 hat noch niemand gesehen.',
      'Eine kam vor der ersten Runde aus dem Spiel, die andere liegt hier.',
    ],
    countIda: [
      'Von Idas Karten fehlen die 3 und der Hase.',
      'Bestenfalls sind es 9: die offene 8, deine 3, eine −5 und eine 3.',
    ],
    passLast: ['Mirek bietet 7: Mit einem Gebot von 8 gewinnst du höchstens 1 Punkt.', 'Passen bringt 2.'],
    dearLast: [
      'Du kannst bieten, aber mehr als 9 Punkte können es nicht sein.',
      'Und jede bezahlte Maus ist ein Punkt weniger.',
    ],
    idaWins: ['Im Sack waren nur 3 Punkte, und Ida gewinnt die Partie.', 'Das war knapp!'],
    tie: ['Du und Ida habt je 48 Punkte: Gleichstand.', 'Dann entscheiden die Katzen: 27 zu 13, du gewinnst!'],
  },
};

export default words;
