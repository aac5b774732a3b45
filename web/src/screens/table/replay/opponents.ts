import type { SeatFacts } from '@miaou/table';
import { botChoices, type Level, lineup } from '../../../newTable/lineup';

/** By seat, the bots that play on: those who played there; for people, others near a level, so that no face comes twice. */
export const opponentsFor = (
  game: string,
  seats: number,
  seating: readonly SeatFacts[],
  level: Level,
  player: number,
): readonly string[] => {
  const known = botChoices(game);
  const kept = Array.from({ length: seats }, (_, seat) =>
    seat === player ? undefined : known.find((bot) => bot === seating[seat]?.bot),
  );
  const free = lineup(game, known.length, level).filter((bot) => !kept.includes(bot));
  return kept.map((bot, seat) => bot ?? (seat === player ? '' : (free.shift() ?? known[0] ?? '')));
};
