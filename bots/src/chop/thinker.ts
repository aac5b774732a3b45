import type { ChopMove, ChopTypes, ChopView } from '@miaou/chop';
import type { Chance } from '@miaou/kit';
import type { Bot } from '../bot.js';
import { dangerIn } from './danger.js';
import { byWorth, type Trained, trained, type Weighed, weigh } from './weighing.js';

/** How somebody thinks. */
interface Manner {
  /** The next roll of the other side is thought through for so many of the best moves. */
  readonly deep: number;
  /** By how much worse moves are taken now and then, in chances to win; 0 for never. */
  readonly slips: number;
  /** What a mouse gives, in chances to win, not to end where the next roll of the cat would surely catch it; bold ones like it. */
  readonly caution: number;
}

/** The same moves as somebody sees them who shuns danger, or seeks it. */
const tempered = (weighed: readonly Weighed[], view: ChopView, caution: number): readonly Weighed[] => {
  if (caution === 0 || view.piece === 'cat') return weighed;
  const danger = dangerIn(view);
  const felt = ({ move, worth }: Weighed): number => worth - ('to' in move ? caution * danger(move.to) : 0);
  return weighed.map((one) => ({ move: one.move, worth: felt(one) })).toSorted(byWorth);
};

const FINENESS = 0x100_0000;

/** One of the moves: the likelier, the nearer to the best it is. */
const drawnByWorth = (weighed: readonly Weighed[], slips: number, chance: Chance): ChopMove | undefined => {
  const most = weighed[0]?.worth ?? 0;
  const weights = weighed.map(({ worth }) => Math.exp((worth - most) / slips));
  let left = (chance.below(FINENESS) / FINENESS) * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return (weighed[index] ?? weighed[0])?.move;
};

/** A bot that weighs every move by what a net makes of what follows. */
export const thinker = (
  name: string,
  { deep, slips, caution }: Manner,
  net: () => Trained = trained,
): Bot<ChopTypes> => ({
  name,
  choose: ({ view, legalMoves, chance }) => {
    const weighed = tempered(weigh(view, legalMoves, deep, net()), view, caution);
    const move = slips === 0 ? weighed[0]?.move : drawnByWorth(weighed, slips, chance);
    return move ?? (legalMoves[0] as ChopMove);
  },
});
