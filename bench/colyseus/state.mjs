import { schema, t } from '@colyseus/schema';

/** A card of the row; `card` is empty while it is face down. */
export const RowCard = schema({ seat: t.int8(), card: t.string() }, 'RowCard');

/** Fields that only the seat itself may see are marked `view`. */
export const FelixSeat = schema(
  {
    bid: t.uint8(),
    passed: t.boolean(),
    handCount: t.uint8(),
    wonCount: t.uint8(),
    mice: t.uint8().view(),
    hand: t.array('string').view(),
    won: t.array('string').view(),
    laid: t.string().view(),
  },
  'FelixSeat',
);

export const FelixState = schema(
  {
    round: t.uint8(),
    phase: t.string(),
    bank: t.uint8(),
    toMove: t.array('uint8'),
    coins: t.array('uint8'),
    row: t.array(RowCard),
    seats: t.array(FelixSeat),
  },
  'FelixState',
);

const isSame = (list, values) => list.length === values.length && values.every((value, index) => list[index] === value);

/** Assigning an equal list would send it again. */
const setList = (list, values) => {
  if (isSame(list, values)) return;
  list.splice(0, list.length, ...values);
};

const mirrorSeat = (seat, { bid, passed, mice, hand, won }, laid) => {
  seat.bid = bid;
  seat.passed = passed;
  seat.mice = mice;
  seat.handCount = hand.length;
  seat.wonCount = won.length;
  seat.laid = laid;
  setList(seat.hand, hand);
  setList(seat.won, won);
};

const mirrorRow = (state, row) => {
  if (state.row.length > row.length) state.row.clear();
  for (const [place, { seat, card, faceUp }] of row.entries()) {
    if (state.row.length === place) state.row.push(new RowCard());
    state.row[place].seat = seat;
    state.row[place].card = faceUp ? card : '';
  }
};

/** Copies the state into the schema; Colyseus detects the changes. */
export const mirror = (state, { round, phase, turn, bank, coins, seats, row }) => {
  state.round = round;
  state.phase = phase;
  state.bank = bank;
  setList(state.toMove, turn);
  setList(state.coins, coins);
  mirrorRow(state, row);
  for (const [index, facts] of seats.entries())
    mirrorSeat(state.seats[index], facts, row.find(({ seat }) => seat === index)?.card ?? '');
};
