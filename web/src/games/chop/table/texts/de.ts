import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'Die Mäuse gewinnen, wenn',
      choices: {
        returnAfterTenth: {
          name: 'sie allen Käse haben und eine heimläuft',
          means: 'Nach dem letzten Käse muss eine Maus in ein Loch kommen.',
        },
        anyMouseHome: {
          name: 'sie allen Käse haben und eine daheim ist',
          means: 'Eine Maus, die schon im Loch sitzt, genügt.',
        },
        quick: { name: 'sie allen Käse haben', means: 'Kürzer, für kleine Kinder.' },
      },
    },
    blocking: {
      label: 'Maus trifft Maus',
      choices: {
        opponents: { name: 'sie laufen vorbei', means: 'Nur die Katze steht im Weg.' },
        allPieces: { name: 'sie laufen außen herum', means: 'Niemand kommt an jemandem vorbei.' },
      },
    },
    path: {
      label: 'Unterwegs',
      choices: {
        originOnly: { name: 'alles außer dem Startfeld', means: 'Nur das Startfeld des Zuges ist tabu.' },
        noReverse: { name: 'kein Zurück', means: 'Man darf nicht sofort zurück.' },
        noRevisit: { name: 'kein Feld zweimal', means: 'Jedes Feld wird höchstens einmal betreten.' },
      },
    },
    knifeInDouble: {
      label: 'Ein Messer im ersten von zwei Würfen',
      choices: {
        endsTurn: { name: 'kostet den zweiten', means: 'Der Zug endet sofort.' },
        rollsOn: { name: 'lässt den zweiten', means: 'Er wird noch gespielt, dann hat die andere Seite zwei.' },
      },
    },
    layout: {
      label: 'Küche',
      own: 'eine eigene Küche',
      file: {
        choose: 'Aus einer Datei …',
        name: 'Deine eigene',
        means: 'Aus deiner Datei.',
        notJson: 'Das ist keine Küche: Die Datei enthält kein JSON.',
        parts: {
          columns: '„columns“ muss eine ganze Zahl von 1 bis 7 sein.',
          rows: '„rows“ muss eine ganze Zahl von 1 bis 7 sein.',
          table: '„table“ braucht „legs“ und „under“: Felder des Spielplans, keines zweimal.',
          holes:
            '„holes“ braucht N, E, S und W: Felder an den vier Rändern, mit „holesOnSquares“ solche, die nichts versperren; keines vom Tisch.',
          holesOnSquares: '„holesOnSquares“ muss true sein oder fehlen.',
          tiles: '„tiles“ muss genau alle freien Felder bedecken, mit mindestens einem Käse.',
          dice: '„dice“ braucht „cat“ und „mice“: bis zu 12 Seiten, jede von 1 bis 6.',
        },
        otherwise: 'Das ist keine Küche: In der Datei steht etwas anderes.',
      },
      choices: {
        kitchen: { name: 'Normal', means: 'Löcher in den Wänden, ein Tunnel unter dem Tisch.' },
        openKitchen: { name: 'Offen', means: 'Löcher im Boden, Platz unter dem ganzen Tisch.' },
        smallKitchen: { name: 'Klein', means: 'Fünf Käse: kurz, für Kinder.' },
      },
    },
    maxRounds: { label: 'Höchstzahl der Runden', means: 'Danach endet die Partie unentschieden.' },
  },
  parts: { cat: 'Die Katze wird', opener: 'Von den Mäusen beginnt' },
  sides: { assign: (name) => `${name} zur Katze machen` },
  askedOpener: { question: 'Wer ist am jüngsten?', answer: 'wer am jüngsten ist' },
  sharedDevice: 'Alles liegt offen: Reicht das Gerät einfach weiter.',
  refusals: {
    notOnTable: 'Die Katze beginnt auf dem Tisch. Wähl dort ein Feld.',
    anotherPiece: 'Eine andere Figur ist dran. Wähl eine, die markiert ist.',
    sameMouse: 'Dieselbe Maus muss noch einmal ziehen.',
    cannotGoThere: 'Auf dieses Feld führt kein Weg.',
    notBack: 'Ein Zug darf nicht enden, wo er begann.',
    holeTaken: 'In diesem Loch sitzt schon eine Maus.',
    occupied: 'Dieses Feld ist besetzt.',
    exactCount: 'Die Zahl muss genau aufgehen. Wähl ein markiertes Feld.',
    cheeseBlocks: 'Ein Käse liegt im Weg.',
    lastHole: 'Die Katze darf nicht vor dem Loch der letzten Maus warten.',
    noCheese: 'Dort liegt kein Käse. Wähl ein Feld mit Käse.',
    cheeseUnderCat: 'Auf diesem Käse steht die Katze. Wähl einen anderen.',
  },
};

export default words;
