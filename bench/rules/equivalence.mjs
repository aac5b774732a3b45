import { felix } from '@miaou/felix';
import { SeededChance, sameJson } from '@miaou/kit';

/** @typedef {import('./boardgameIo.mjs').BoardgameIo} BoardgameIo */
/** @typedef {import('@miaou/felix').FelixMove} FelixMove */

const SEATS = [0, 1, 2, 3];
const CARDS = ['-8', '-5', '3', '5', '8', '11', '15', 'rabbit', 'bigDog', 'smallDog'];

/** @param {readonly string[]} cards */
const sorted = (cards) => CARDS.flatMap((card) => cards.filter((other) => other === card));

/**
 * The state of a boardgame.io match in the record format.
 * @param {import('./boardgameIo.mjs').State} state
 */
const stateOf = ({ G, ctx }) => ({
  round: Math.min(G.round, 9),
  phase: ctx.gameover !== undefined ? 'over' : ctx.phase === 'laying' ? 'place' : 'auction',
  turn: ctx.gameover !== undefined ? [] : Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: null }).map(Number),
  bank: G.bank,
  coins: G.mouseCards,
  seats: SEATS.map((seat) => ({
    mice: G.players[seat]?.mice,
    bid: G.bids[seat],
    passed: G.passed[seat],
    hand: sorted(G.players[seat]?.hand ?? []),
    won: sorted(G.players[seat]?.won ?? []),
  })),
  row: SEATS.map((place) => ({ place, seat: (G.first + place) % SEATS.length }))
    .map(({ place, seat }) => ({ card: G.players[seat]?.laid, faceUp: place < G.row.length, seat }))
    .filter(({ card }) => card !== null),
});

/** @param {FelixMove} move */
const argsOf = (move) => (move.type === 'place' ? [move.card] : move.type === 'bid' ? [move.amount] : []);

/**
 * @param {string} what
 * @param {unknown} ours
 * @param {unknown} theirs
 */
const mustAgree = (what, ours, theirs) => {
  if (!sameJson(ours, theirs))
    throw new Error(`different games: ${what}\nours:   ${JSON.stringify(ours)}\ntheirs: ${JSON.stringify(theirs)}`);
};

/**
 * Plays one match in both: after every move the states and the legal moves must agree, and the results at the end.
 * @param {BoardgameIo} boardgameIo
 * @param {SeededChance} chance
 * @returns {number} the number of positions compared
 */
const compareMatch = (boardgameIo, chance) => {
  const parsed = felix.parseOptions({ edition: 'felix', seats: 4 });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const deal = felix.deal(parsed.value, chance);
  const ours = felix.start(parsed.value, deal);
  let theirs = boardgameIo.start(deal);
  let compared = 0;
  for (; ours.outcome() === undefined; compared++) {
    mustAgree('state', ours.state(), stateOf(theirs));
    const seat = ours.actor;
    const moves = ours.legalMoves(seat);
    mustAgree(
      'legal moves',
      moves.map((move) => ({ move: move.type, args: argsOf(move) })),
      boardgameIo.movesOf(theirs),
    );
    const move = /** @type {FelixMove} */ (
      moves[chance.below(chance.below(2) === 0 ? moves.length : Math.min(2, moves.length))]
    );
    ours.play(seat, move);
    theirs = boardgameIo.play(theirs, seat, move.type, argsOf(move));
  }
  mustAgree('last state', ours.state(), stateOf(theirs));
  mustAgree('result', ours.outcome(), boardgameIo.outcomeOf(theirs));
  return compared;
};

/**
 * Checks that both sides play the same game: otherwise the comparison of their speed would be void.
 * @param {BoardgameIo} boardgameIo
 * @param {number} matches
 * @returns {number} the number of positions compared
 */
export const compareMatches = (boardgameIo, matches) => {
  const chance = new SeededChance('same game');
  let compared = 0;
  for (let match = 0; match < matches; match++) compared += compareMatch(boardgameIo, chance);
  return compared;
};
