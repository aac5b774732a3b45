import { type FelixPosition, miceOf, mouseCardsFor, passAt, setMice } from '@miaou/felix/search';

const payBack = (position: FelixPosition): void => {
  const { seats } = position.setup;
  const mouseCards = mouseCardsFor(seats);
  for (let index = 0; index < position.passCount; index++) {
    const seat = passAt(position.passes, index);
    setMice(position, seat, miceOf(position, seat) - (mouseCards[index] ?? 0));
  }
};

/** Takes a running round back to where nobody has laid a card. The hands are left as they are. */
export const rewind = (position: FelixPosition): void => {
  if (position.filled) payBack(position);
  position.phase = 'place';
  position.owing = position.setup.everyone;
  position.laid = 0;
  position.row = 0;
  position.highest = 0;
  position.passes = 0;
  position.passCount = 0;
  position.bidding = 0;
};
