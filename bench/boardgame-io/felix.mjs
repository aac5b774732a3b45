import core from 'boardgame.io/dist/cjs/core.js';

const { ActivePlayers, INVALID_MOVE, PlayerView } = core;

const SEATS = 4;
const ROUNDS = 9;
const MOUSE_CARDS = [2, 4, 6];
const FILLING = 12;
const VALUE = { '-8': -8, '-5': -5, 3: 3, 5: 5, 8: 8, 11: 11, 15: 15, rabbit: 0, bigDog: 0, smallDog: 0 };
const CARDS = ['-8', '-5', '3', '5', '8', '11', '15', 'rabbit', 'bigDog', 'smallDog'];

const isDog = (card) => card === 'bigDog' || card === 'smallDog';
const leftOf = (seat) => (seat + 1) % SEATS;
const seatsIn = (G) => G.passed.filter((passed) => !passed).length;
/** The last player buys for exactly one mouse if nobody has bid (FX1). */
const highestLegalBid = (G, { mice }) => (seatsIn(G) === 1 ? Math.min(1, mice) : mice);

/** The highest raise of a player; 0 for a player who must pass (FR4). */
export const maxRaise = (G, playerID) => Math.max(0, highestLegalBid(G, G.players[playerID]) - G.highestBid);

/** The seat whose card lies at a place of the row: the first player's card first, then clockwise (FR1). */
const seatAt = (G, place) => (G.first + place) % SEATS;

const fillMouseCards = (G) => {
  if (!G.mayFill || G.bank < FILLING) return;
  G.bank -= FILLING;
  G.mouseCards = [...MOUSE_CARDS];
};

const turnUp = (G, places) => {
  while (G.row.length < places) G.row.push(G.players[seatAt(G, G.row.length)].laid);
};

const chasedBy = (dog, row) => {
  const cats = row.map((card) => VALUE[card]).filter((value) => value !== 0);
  const good = cats.filter((value) => value > 0);
  const bad = cats.filter((value) => value < 0);
  if (dog === 'bigDog') return good.length > 0 ? Math.max(...good) : Math.max(...bad);
  return bad.length > 0 ? Math.min(...bad) : Math.min(...good);
};

/** What the buyer takes once the dogs have acted (FD1–FD7, edition felix). */
const sackOf = (row) => {
  const dogs = row.filter(isDog);
  const sack = row.filter((card) => !isDog(card));
  if (dogs.length !== 1) return sack;
  const chased = sack.indexOf(String(chasedBy(dogs[0], row)));
  return sack.filter((_, place) => place !== chased);
};

const settle = (G) => {
  const buyer = G.passed.indexOf(false);
  G.mayFill = buyer !== -1;
  if (buyer !== -1) {
    const player = G.players[buyer];
    player.mice -= G.highestBid;
    G.bank += G.highestBid;
    player.won.push(...sackOf(G.row));
    G.first = buyer;
  }
  for (let seat = 0; seat < SEATS; seat++) G.players[seat].laid = null;
  G.laid.fill(false);
  G.passed.fill(false);
  G.bids.fill(0);
  G.row = [];
  G.highestBid = 0;
  G.round += 1;
};

const place = ({ G, playerID }, card) => {
  const player = G.players[playerID];
  if (!player.hand.includes(card)) return INVALID_MOVE;
  player.hand.splice(player.hand.indexOf(card), 1);
  player.laid = card;
  G.laid[playerID] = true;
};

const bid = ({ G, playerID }, amount) => {
  const raise = amount - G.highestBid;
  if (!Number.isInteger(raise) || raise < 1 || raise > maxRaise(G, playerID)) return INVALID_MOVE;
  G.highestBid = amount;
  G.bids[playerID] = amount;
};

const pass = ({ G, playerID }) => {
  G.passed[playerID] = true;
  G.bids[playerID] = 0;
  G.players[playerID].mice += G.mouseCards.shift() ?? 0;
  if (seatsIn(G) > 0) turnUp(G, seatsIn(G) === 1 ? SEATS : G.row.length + 1);
};

const nextSeatIn = (G, after) => {
  let seat = leftOf(after);
  while (G.passed[seat]) seat = leftOf(seat);
  return seat;
};

const auctionIsOver = (G) => seatsIn(G) === 0 || (seatsIn(G) === 1 && G.highestBid > 0);

const scoreOf = ({ won, mice }) => {
  const cats = won.reduce((sum, card) => sum + VALUE[card], 0);
  return { cats, mice, total: cats + mice };
};

const resultOf = (G) => {
  const seats = Array.from({ length: SEATS }, (_, seat) => scoreOf(G.players[seat]));
  // Ties in the total go to cat points (FE3).
  const best = seats.reduce((a, b) => ((b.total - a.total || b.cats - a.cats) > 0 ? b : a));
  const winners = seats.flatMap((s, seat) => (s.total === best.total && s.cats === best.cats ? [seat] : []));
  return { seats, winners };
};

/** Draws a deal; `setup` may be given one instead. */
const drawDeal = (random) => ({
  firstSeat: random.Die(SEATS) - 1,
  removed: Array.from({ length: SEATS }, () => CARDS[random.Die(CARDS.length) - 1]),
});

/** Felix for four players, edition felix, written as in boardgame.io's guides. */
export const felix = {
  name: 'felix',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  // Felix has no undo; without it boardgame.io makes no copies of the state.
  disableUndo: true,

  setup: ({ random }, deal = drawDeal(random)) => ({
    round: 1,
    first: deal.firstSeat,
    bank: 27,
    mayFill: true,
    mouseCards: [],
    laid: Array(SEATS).fill(false),
    row: [],
    bids: Array(SEATS).fill(0),
    passed: Array(SEATS).fill(false),
    highestBid: 0,
    secret: { removed: deal.removed },
    players: Object.fromEntries(
      deal.removed.map((removed, seat) => [
        seat,
        { mice: 15, hand: CARDS.filter((card) => card !== removed), laid: null, won: [] },
      ]),
    ),
  }),

  phases: {
    laying: {
      start: true,
      onBegin: ({ G }) => fillMouseCards(G),
      turn: {
        activePlayers: ActivePlayers.ALL_ONCE,
        order: { first: ({ G }) => G.first, next: ({ G }) => G.first },
      },
      moves: { place: { move: place, client: false, redact: true } },
      endIf: ({ G }) => G.laid.every(Boolean),
      next: 'auction',
    },
    auction: {
      onBegin: ({ G }) => turnUp(G, 1),
      turn: {
        order: { first: ({ G }) => G.first, next: ({ G, ctx }) => nextSeatIn(G, ctx.playOrderPos) },
        minMoves: 1,
        maxMoves: 1,
      },
      moves: { bid: { move: bid, client: false }, pass: { move: pass, client: false } },
      endIf: ({ G }) => auctionIsOver(G),
      onEnd: ({ G }) => settle(G),
      next: 'laying',
    },
  },

  endIf: ({ G }) => (G.round > ROUNDS ? resultOf(G) : undefined),
  playerView: PlayerView.STRIP_SECRETS,

  ai: {
    enumerate: (G, ctx, playerID) =>
      ctx.phase === 'laying'
        ? G.players[playerID].hand.map((card) => ({ move: 'place', args: [card] }))
        : [
            { move: 'pass', args: [] },
            ...Array.from({ length: maxRaise(G, playerID) }, (_, index) => ({
              move: 'bid',
              args: [G.highestBid + 1 + index],
            })),
          ],
  },
};
