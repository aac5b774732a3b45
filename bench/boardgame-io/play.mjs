import internal from 'boardgame.io/dist/cjs/internal.js';
import { felix, maxRaise } from './felix.mjs';

const { CreateGameReducer, InitializeGame, ProcessGameConfig } = internal;

const game = ProcessGameConfig(felix);
const reduce = CreateGameReducer({ game, isClient: false });

/** The state of a match before its first move. States are immutable, so one start serves many matches. */
export const start = (deal) => InitializeGame({ game, numPlayers: deal.removed.length, setupData: deal });

/** The state after a move. A refused move leaves an error in `transients`. */
export const play = (state, seat, type, args) =>
  reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });

/** The next seat to act when seats act one after another, as with integer actions. */
export const actorOf = ({ G, ctx }) => (ctx.phase === 'laying' ? G.laid.indexOf(false) : Number(ctx.currentPlayer));

export const outcomeOf = ({ ctx }) => ctx.gameover;

/** All moves of the actor as boardgame.io's own bots would list them. */
export const movesOf = (state) => felix.ai.enumerate(state.G, state.ctx, String(actorOf(state)));

const PASS = [];

/** One random move, drawn without listing all of them: listing would cost boardgame.io time that a player need not spend. */
export const playRandomly = (state, random) => {
  const seat = actorOf(state);
  const { G } = state;
  const { hand } = G.players[seat];
  if (state.ctx.phase === 'laying') return play(state, seat, 'place', [hand[random(hand.length)]]);
  const raise = random(1 + maxRaise(G, seat));
  return raise === 0 ? play(state, seat, 'pass', PASS) : play(state, seat, 'bid', [G.highestBid + raise]);
};
