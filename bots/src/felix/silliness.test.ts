import {
  type Card,
  chase,
  type FelixMove,
  type FelixTypes,
  type FelixView,
  felix,
  isLastChoiceIn,
  unseenCards,
} from '@miaou/felix';
import { type Seat, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../bot.js';
import { CHARACTERS } from '../characters.js';
import { felixBots } from './index.js';

const MATCHES = Number(process.env['MIAOU_SILLY_MATCHES']);
/** A search takes a thousand times as long as a rule: it plays one match for this many of the others, with few playouts. */
const SEARCH_SHARE = 20;
const QUICK = { iterations: 30 };

/** Whether the sack can be worth this much, by trying every card that may lie face down, the best ones first. */
const canBeWorth = (view: FelixView, points: number): boolean => {
  const hidden = view.row
    .filter(({ card }) => card === undefined)
    .map(({ seat }) => unseenCards(view, seat).toSorted((a, b) => (Number(b) || 0) - (Number(a) || 0)));
  const canBe = (row: readonly Card[], from: number): boolean => {
    const choices = hidden[from];
    if (choices === undefined) return chase(row, view.options).points >= points;
    return choices.some((card) => canBe([...row, card], from + 1));
  };
  const known = view.row.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return canBe(known, 0);
};

/** A bid above every sack that can lie there, or points refused for one mouse (FX1). */
const isSilly = (view: FelixView, seat: Seat, move: FelixMove): boolean => {
  if (move.type === 'bid') return !canBeWorth(view, move.amount);
  return move.type === 'pass' && isLastChoiceIn(view) && (view.seats[seat]?.mice ?? 0) > 0 && canBeWorth(view, 2);
};

const startMatch = (match: number, luck: SeededChance) => {
  const options = felix.parseOptions({ seats: 3 + (match % 3), edition: luck.below(2) === 0 ? 'felix' : 'filou' });
  if (!options.ok) throw new Error(options.error.code);
  return felix.start(options.value, felix.deal(options.value, luck));
};

/** The decisions and the silly ones among them, of matches in which one bot holds every seat. */
const countSilly = async (bot: Bot<FelixTypes>, matches: number) => {
  const luck = new SeededChance(`silly ${bot.name}`);
  let [bids, silly] = [0, 0];
  for (let match = 0; match < matches; match++) {
    const position = startMatch(match, luck);
    while (position.toMove.length > 0) {
      const seat = position.actor;
      const [view, legalMoves] = [position.view(seat), position.legalMoves(seat)];
      const move = await bot.choose({ game: felix.id, seat, view, legalMoves, chance: luck, budget: QUICK });
      if (view.phase === 'auction' && isSilly(view, seat, move)) silly++;
      if (move.type === 'bid') bids++;
      position.play(seat, move);
    }
  }
  return { bids, silly };
};

describe('silliness', () => {
  it.each(CHARACTERS.map(({ id }) => [id] as const))(
    '[FX1] %s bids on nothing that no sack can be worth and refuses no points for one mouse',
    async (id) => {
      const bot = felixBots.bots.find(({ name }) => name === id);
      if (bot === undefined) throw new Error(`${id} does not play Felix`);
      const matches = Math.ceil(id === 'odile' ? MATCHES / SEARCH_SHARE : MATCHES);
      const { bids, silly } = await countSilly(bot, matches);
      expect(bids).toBeGreaterThan(10 * matches);
      expect(silly).toBe(0);
    },
  );

  it('silliness is seen in a bot that bids what it owns', async () => {
    const reckless: Bot<FelixTypes> = {
      name: 'reckless',
      choose: ({ legalMoves }) => legalMoves.at(-1) as FelixMove,
    };
    expect((await countSilly(reckless, 3)).silly).toBeGreaterThan(0);
  });
});
