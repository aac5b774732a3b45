import type { Strip } from '../../../rules/picture';

/** The drawn examples of Felix. Rows and results are those of the rules' own table of examples. */
export const FIGURES = {
  hand: {
    kind: 'strip',
    columns: 5,
    items: [
      { drawing: 'card-n8' },
      { drawing: 'card-n5' },
      { drawing: 'card-3' },
      { drawing: 'card-5' },
      { drawing: 'card-8' },
      { drawing: 'card-11' },
      { drawing: 'card-15' },
      { drawing: 'card-rabbit' },
      { drawing: 'card-dog-big' },
      { drawing: 'card-dog-small' },
    ],
  },
  mouseCards: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'mice-2', sign: '4 · 5' },
      { drawing: 'mice-3', sign: '3 · 5' },
      { drawing: 'mice-4', sign: '4 · 5' },
      { drawing: 'mice-6', sign: '3 · 4 · 5' },
    ],
  },
  row: {
    kind: 'strip',
    columns: 4,
    items: [
      { over: 'sack', drawing: 'card-8', label: 'first' },
      { over: 'mice-2', drawing: 'back-2' },
      { over: 'mice-4', drawing: 'back-3' },
      { over: 'mice-6', drawing: 'back-4' },
    ],
  },
  bidding: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'badger', sign: '3' },
      { drawing: 'fox', sign: '4' },
      { drawing: 'owl', sign: '6' },
      { drawing: 'goose', label: 'pass' },
    ],
  },
  pass: {
    kind: 'strip',
    columns: 4,
    items: [
      { over: 'sack', drawing: 'card-8' },
      { over: 'mice-2', taken: true, drawing: 'card-11', label: 'turnedUp' },
      { over: 'mice-4', drawing: 'back-3' },
      { over: 'mice-6', drawing: 'back-4' },
    ],
    result: { label: 'toPurse', amount: 8 },
  },
  buy: {
    kind: 'strip',
    columns: 3,
    items: [
      { drawing: 'owl', sign: '9' },
      { drawing: 'bank', sign: '+9' },
      { drawing: 'sack', label: 'buyerTakes' },
    ],
  },
  oneMouse: {
    kind: 'strip',
    columns: 4,
    items: [{ drawing: 'card-n5' }, { drawing: 'card-rabbit' }, { drawing: 'card-n8' }, { drawing: 'card-3' }],
    result: { label: 'price', amount: 1 },
  },
  bankShort: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'bank', sign: '11' },
      { over: 'mice-2', taken: true, drawing: 'back-2' },
      { over: 'mice-4', taken: true, drawing: 'back-3' },
      { over: 'mice-6', taken: true, drawing: 'back-4' },
    ],
  },
  twoDogs: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-dog-big', leaves: true },
      { drawing: 'card-dog-small', leaves: true },
      { drawing: 'card-15' },
      { drawing: 'card-n8' },
    ],
    result: { label: 'buyerGets', amount: 7 },
  },
  bigDog: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-11', leaves: true },
      { drawing: 'card-n5' },
      { drawing: 'card-dog-big', leaves: true },
      { drawing: 'card-rabbit' },
    ],
    result: { label: 'buyerGets', amount: -5 },
  },
  bigDogAmongBad: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-11', leaves: true },
      { drawing: 'card-n5' },
      { drawing: 'card-n8' },
      { drawing: 'card-dog-big', leaves: true },
    ],
    result: { label: 'buyerGets', amount: -13 },
  },
  smallDog: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-11' },
      { drawing: 'card-n5', leaves: true },
      { drawing: 'card-dog-small', leaves: true },
      { drawing: 'card-rabbit' },
    ],
    result: { label: 'buyerGets', amount: 11 },
  },
  smallDogAmongBad: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-11' },
      { drawing: 'card-n5' },
      { drawing: 'card-n8', leaves: true },
      { drawing: 'card-dog-small', leaves: true },
    ],
    result: { label: 'buyerGets', amount: 6 },
  },
  noGoodCat: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-dog-big', leaves: true },
      { drawing: 'card-rabbit' },
      { drawing: 'card-n5', leaves: true },
      { drawing: 'card-n8' },
    ],
    result: { label: 'buyerGets', amount: -8 },
  },
  rabbit: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-dog-big', leaves: true },
      { drawing: 'card-rabbit', leaves: true },
      { drawing: 'card-n5' },
      { drawing: 'card-n8' },
    ],
    result: { label: 'buyerGets', amount: -13 },
  },
  score: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'card-15', sign: '15' },
      { drawing: 'card-8', sign: '+ 8' },
      { drawing: 'card-n5', sign: '− 5' },
      { drawing: 'mouse-1', sign: '+ 7' },
    ],
    result: { label: 'total', amount: 25 },
  },
  three: {
    kind: 'strip',
    columns: 4,
    items: [
      { over: 'sack', drawing: 'card-5', label: 'passive' },
      { over: 'mice-3', drawing: 'back-1', label: 'first' },
      { over: 'mice-6', drawing: 'back-2' },
      { drawing: 'back-3' },
    ],
  },
  passLast: {
    kind: 'strip',
    columns: 4,
    items: [
      { over: 'sack', drawing: 'card-8' },
      { over: 'mice-2', taken: true, drawing: 'card-3' },
      { over: 'mice-4', taken: true, drawing: 'card-n5' },
      { over: 'mice-6', drawing: 'card-rabbit', label: 'yours' },
    ],
    result: { label: 'pass', amount: 6 },
  },
  spendAll: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'owl', sign: '15' },
      { drawing: 'sack', label: 'buyerTakes' },
      { drawing: 'owl', sign: '0', label: 'pass' },
      { drawing: 'mouse-1', sign: '+ 2' },
    ],
  },
  withoutSack: {
    kind: 'strip',
    columns: 4,
    items: [
      { drawing: 'badger', sign: '57' },
      { drawing: 'fox', sign: '24' },
      { drawing: 'owl', sign: '22' },
      { drawing: 'goose', sign: '22' },
    ],
  },
} as const satisfies Readonly<Record<string, Strip>>;
