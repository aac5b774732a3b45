import { botNamed, playMatch } from '@miaou/bots';
import { gameById } from '@miaou/games';
import { type MatchRecord, makeRecord, type RecordedMove, SeededChance, seat } from '@miaou/kit';

/** The index of the bid of 15 in `blunderRecord`. */
export const BLUNDER = 6;

const SCRIPT = [
  { type: 'place', card: '-8' },
  { type: 'place', card: '-8' },
  { type: 'place', card: 'rabbit' },
  { type: 'place', card: '3' },
  { type: 'pass' },
  { type: 'bid', amount: 1 },
  { type: 'bid', amount: 15 },
];

/** A match of Felix in whose first round the row shows −8 and −8, and seat 2 bids all it has. */
export const blunderRecord = async (): Promise<MatchRecord> => {
  const [game, bot] = [gameById('felix'), botNamed('felix', 'heuristic')];
  const options = game?.parseOptions({ seats: 4 });
  if (game === undefined || bot === undefined || options?.ok !== true) throw new Error('Felix is not there');
  const position = game.start(options.value, { firstSeat: seat(0), removed: ['3', '5', '8', '11'] });
  const chance = new SeededChance('blunder');
  const moves: RecordedMove[] = [];
  await playMatch(position, {
    dice: chance,
    decide: (by) =>
      SCRIPT[moves.length] ??
      bot.choose({
        game: 'felix',
        seat: by,
        view: position.view(by),
        legalMoves: position.legalMoves(by),
        chance,
        budget: {},
      }),
    beforeMove: (by, move) => moves.push({ seat: by, ...move }),
  });
  return makeRecord(game, position, moves);
};
