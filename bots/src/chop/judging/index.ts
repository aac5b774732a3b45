import { type ChopTypes, type Layout, NAMED_KITCHENS, PATHS, type Path, type Side } from '@miaou/chop';
import { SeededChance } from '@miaou/kit';
import type { Bot } from '../../bot.js';
import { estimateProportion } from '../../confidenceInterval.js';
import type { ComparisonRow, GameJudging } from '../../judging/gameJudging.js';
import { flag, formatShare, list } from '../../training/flags.js';
import type { FlagValues } from '../../training/gameTraining.js';
import { chopBotNamed, type Duellist, type DuelResult, type DuelSize, duel } from '../training/duel.js';
import { drawMember, familyNamed, familyNames, ruleJudge } from './pool/index.js';
import { predict, predictFlags } from './predictions.js';

/** A bot by name, or a judge: a member of the family by that name, drawn anew for each match. */
const duellist = (name: string, side: Side, seed: string): Duellist => {
  const family = familyNamed(name, side);
  if (family === undefined) return chopBotNamed(name);
  return (match: number): Bot<ChopTypes> =>
    ruleJudge(family, drawMember(family, new SeededChance(`judge ${name} ${seed} ${match}`)));
};

const cellsOf = ({ matches, ...result }: DuelResult): Readonly<Record<string, string>> => ({
  matches: String(matches),
  'cat wins, %': formatShare(estimateProportion(result.cat, matches)),
  'mice win, %': formatShare(estimateProportion(result.mice, matches)),
  'drawn, %': formatShare(estimateProportion(result.draws, matches)),
  'over within 150 turns, %': formatShare(estimateProportion(result.quick, matches)),
});

/** `judges` stands for all families of a side. */
const playersOf = (flags: FlagValues, side: Side, name: string): readonly string[] =>
  list(flag(flags, name)).flatMap((player) => (player === 'judges' ? familyNames(side) : [player]));

/** The tables that the flags ask for. */
interface Table {
  readonly seats: string;
  readonly kitchen: string;
  readonly path: string;
}

const tablesOf = (flags: FlagValues): readonly Table[] =>
  list(flag(flags, 'seats')).flatMap((seats) =>
    list(flag(flags, 'kitchens')).flatMap((kitchen) =>
      list(flag(flags, 'paths')).map((path) => ({ seats, kitchen, path })),
    ),
  );

const layoutNamed = (name: string): Layout => {
  const layout = Object.entries(NAMED_KITCHENS).find(([known]) => known === name)?.[1];
  if (layout === undefined)
    throw new Error(`no kitchen is called ${name}; known: ${Object.keys(NAMED_KITCHENS).join(', ')}`);
  return layout;
};

const pathNamed = (name: string): Path => {
  const path = PATHS.find((known) => known === name);
  if (path === undefined) throw new Error(`no path option is called ${name}; known: ${PATHS.join(', ')}`);
  return path;
};

const sizeOf = ({ seats, kitchen, path }: Table, flags: FlagValues): DuelSize => ({
  seats: Number(seats),
  options: { layout: layoutNamed(kitchen), path: pathNamed(path) },
  matches: Number(flag(flags, 'matches')),
  seed: flag(flags, 'seed'),
});

const duelNamed = (cat: string, mice: string, size: DuelSize): Promise<DuelResult> =>
  duel(duellist(cat, 'cat', size.seed), duellist(mice, 'mice', size.seed), size);

async function* judge(flags: FlagValues): AsyncGenerator<ComparisonRow> {
  for (const table of tablesOf(flags))
    for (const cat of playersOf(flags, 'cat', 'cats'))
      for (const mice of playersOf(flags, 'mice', 'mice')) {
        const result = await duelNamed(cat, mice, sizeOf(table, flags));
        yield { decisions: result.decisions, cells: { cat, mice, ...table, ...cellsOf(result) } };
      }
}

export const chopJudging: GameJudging = {
  judgeFlags: {
    cats: { default: 'judges', does: 'who plays the cat: bots, families of judges, or judges for all families' },
    mice: { default: 'vera,odile', does: 'who plays the mice, likewise' },
    seats: { default: '2', does: 'seat counts' },
    kitchens: { default: 'kitchen', does: 'kitchens by name' },
    paths: { default: 'originOnly', does: 'path options' },
    matches: { default: '400', does: 'matches for each row' },
  },
  judge,
  predictFlags,
  predict,
};
