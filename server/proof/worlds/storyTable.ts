import { playMatch, type UnfinishedRecord } from '@miaou/conformance';
import type { Game, Seat, SeededChance } from '@miaou/kit';
import { apply, type Entry, type EntryBody, openTable, personId, type Table, tableId } from '@miaou/table';
import { catalog } from '../../src/tables/catalog.js';
import { MATCHES } from '../client/playing.js';

/** A story at a table where bots hold every seat. */
export const tableOf = ({ game, options, deal, moves }: UnfinishedRecord): Table => {
  const seats = options['seats'] as number;
  const settings = { ...(MATCHES[0] as (typeof MATCHES)[number]), game, seats, options: {} };
  const host = personId('ana');
  const bodies: EntryBody[] = [
    { type: 'opened', host, name: 'Ana', settings },
    ...Array.from(
      { length: seats },
      (_, seat): EntryBody => ({ type: 'botSeated', seat: seat as Seat, bot: 'random' }),
    ),
    { type: 'started', options, deal: { ...deal } },
    ...moves.map(({ seat, ...move }): EntryBody => ({ type: 'moved', seat, move, through: 'bot' })),
  ];
  const [first, ...rest] = bodies.map((body, index): Entry => ({ seq: index + 1, at: 1000, body }));
  const table = openTable(tableId('t'), catalog, first as Entry);
  for (const entry of rest) apply(table, entry);
  return table;
};

/** A match that was broken off somewhere. */
export const drawCut = (game: Game, seats: number, chance: SeededChance): UnfinishedRecord => {
  const options = game.parseOptions(game.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const { result: _result, moves, ...rest } = playMatch(game, options.value, chance);
  return { ...rest, moves: moves.slice(0, 1 + chance.below(moves.length - 1)) };
};
