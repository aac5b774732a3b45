/** How long each moment of a sale takes, in milliseconds: the page needs this before the moments themselves are loaded. */

/** From the fact until its words: the dog has landed behind the cat. */
export const CHASE_TOLD = 560;
export const CHASE_TIME = 1620;
/** The dogs have met. */
export const QUARREL_TOLD = 420;
export const QUARREL_TIME = 1620;
/** Where nothing travels, this long to read what the dogs did. */
export const STILL_DOGS_TIME = 700;

/** The cards slip into the sack one after the other. */
export const CARD_APART = 70;
const CARD_SLIPS = 300;

/** When the last card is in the sack. */
export const filledAt = (cards: number): number => (cards === 0 ? 0 : CARD_SLIPS + CARD_APART * (cards - 1));
/** The sack hops to the middle and grows. */
const TO_MIDDLE = 420;
/** The result stays to be read, and the sack then hops to its buyer. */
export const RESULT_STAYS = 950;
const TO_BUYER = 520;
const SEAT_REACTS = 700;

/** When it can be read what the sack was: then the sale is told. */
export const saleTold = (cards: number): number => filledAt(cards) + TO_MIDDLE;
/** When the sack has come to its buyer. */
export const saleArrives = (cards: number): number => saleTold(cards) + RESULT_STAYS + TO_BUYER;
export const saleTime = (cards: number): number => saleArrives(cards) + SEAT_REACTS;
export const STILL_SALE_TIME = 1000;

/** The last card of the row trembles before it turns, where much is at stake. */
export const TREMBLE = 320;
/** From here on the face of a card that turns can be seen. */
export const FACE_SEEN = 180;
