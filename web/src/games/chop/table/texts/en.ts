import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: 'The mice win when',
      choices: {
        returnAfterTenth: {
          name: 'all the cheese is won and one runs home',
          means: 'After the last cheese a mouse must come into a hole.',
        },
        anyMouseHome: {
          name: 'all the cheese is won and one is home',
          means: 'A mouse that already sits in a hole will do.',
        },
        quick: { name: 'all the cheese is won', means: 'A shorter game, for small children.' },
      },
    },
    blocking: {
      label: 'Mice meeting mice',
      choices: {
        opponents: { name: 'run past each other', means: 'Only the cat is in a mouse’s way.' },
        allPieces: { name: 'go round each other', means: 'Nobody passes anybody.' },
      },
    },
    path: {
      label: 'On the way',
      choices: {
        originOnly: { name: 'any square but the first', means: 'Only the square you came from is barred.' },
        noReverse: { name: 'no turning back', means: 'You cannot step straight back.' },
        noRevisit: { name: 'no square twice', means: 'Each square is stepped on once at most.' },
      },
    },
    knifeInDouble: {
      label: 'A knife in the first of two rolls',
      choices: {
        endsTurn: { name: 'costs the second', means: 'The turn is over at once.' },
        rollsOn: { name: 'leaves the second', means: 'It is still made; then the other side has two.' },
      },
    },
    layout: {
      label: 'Kitchen',
      own: 'a kitchen of your own',
      file: {
        choose: 'From a file…',
        name: 'Your own',
        means: 'From your file.',
        notJson: 'This is not a kitchen: the file is not JSON.',
        parts: {
          columns: '“columns” must be a whole number from 1 to 7.',
          rows: '“rows” must be a whole number from 1 to 7.',
          table: '“table” must have “legs” and “under”: squares of the board, none twice.',
          holes:
            '“holes” must have N, E, S and W: squares at the four edges, or with “holesOnSquares” ones that close off nothing, and none of the table.',
          holesOnSquares: '“holesOnSquares” must be true, or be left out.',
          tiles: '“tiles” must cover every free square exactly, with at least one cheese.',
          dice: '“dice” must have “cat” and “mice”: up to 12 faces each, from 1 to 6.',
        },
        otherwise: 'This is not a kitchen: the file has something that a kitchen does not have.',
      },
      choices: {
        kitchen: { name: 'Standard', means: 'Holes at the walls, a tunnel under the table.' },
        openKitchen: { name: 'Open', means: 'Holes on the floor, room under the whole table.' },
        smallKitchen: { name: 'Small', means: 'Five cheeses: short, for children.' },
      },
    },
    maxRounds: { label: 'Rounds at most', means: 'Then the match is a draw.' },
  },
  parts: { cat: 'The cat is', opener: 'First mouse player' },
  sides: { assign: (name) => `Make ${name} the cat` },
  askedOpener: { question: 'Who is youngest?', answer: 'the youngest' },
  sharedDevice: 'Everything lies open: just pass the device on.',
  refusals: {
    notOnTable: 'The cat starts on the table top. Choose a square there.',
    anotherPiece: 'Another piece is to move. Choose one that is marked.',
    sameMouse: 'The same mouse must move again.',
    cannotGoThere: 'There is no way onto that square.',
    notBack: 'A move cannot end where it began.',
    holeTaken: 'Another mouse sits in that hole.',
    occupied: 'That square is taken.',
    exactCount: 'The count must be exact. Choose a marked square.',
    cheeseBlocks: 'Cheese lies in the way.',
    lastHole: 'The cat may not wait in front of the last mouse’s hole.',
    noCheese: 'No cheese lies there. Choose a square with cheese.',
    cheeseUnderCat: 'The cat stands on that cheese. Choose another.',
  },
};

export default words;
