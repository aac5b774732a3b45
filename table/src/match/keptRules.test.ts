import { gameById } from '@miaou/games';
import { type Game, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { apply, foldTable } from '../apply.js';
import { finishedRecord } from '../archive.js';
import { decodeTable, encodeTable } from '../encoding.js';
import type { Catalog, Table } from '../table.js';
import { ANA, BEN, CLEO, catalog, Playground } from '../testing/playground.js';

const felix = gameById('felix') as Game;
const [first, second] = [felix.rules, 'felix/2'];

/** Felix after a change of its rules: whoever was dealt the first turn has the last one. */
const changed: Game = {
  ...felix,
  rules: second,
  earlier: [felix],
  start: (options, deal) => {
    const { firstSeat } = deal as { readonly firstSeat: number };
    return felix.start(options, { ...deal, firstSeat: (firstSeat + 1) % options.seats });
  },
};

/** The program after its renewal. */
const renewed: Catalog = { ...catalog, gameById: (id) => (id === felix.id ? changed : undefined) };

const begun = (): Playground => new Playground().started(ANA, BEN, CLEO).layAll(ANA, BEN, CLEO);

const whoIsAsked = ({ match }: Table): readonly number[] | undefined => match?.position.toMove;

const decoded = (text: string): Table => {
  const decoding = decodeTable(begun().table.id, renewed, text);
  let step = decoding.next();
  while (step.done !== true) step = decoding.next();
  return step.value;
};

describe('a match that is running keeps the rules it began with', () => {
  it('a match goes on by them when the program is renewed, and its record says so', () => {
    const { table, log } = begun();
    const after = foldTable(table.id, renewed, log);
    expect(after.match?.game.rules).toBe(first);
    expect(whoIsAsked(after)).toEqual(whoIsAsked(table));
    apply(after, { seq: table.seq + 1, at: table.at, body: { type: 'resigned', seat: seat(2), ends: true } });
    expect(finishedRecord(after)?.rules).toBe(first);
  });

  it('a table that was encoded keeps them, too', () => {
    const { table, log } = begun();
    const after = decoded(encodeTable(foldTable(table.id, renewed, log)));
    expect(after.match?.game.rules).toBe(first);
    expect(whoIsAsked(after)).toEqual(whoIsAsked(table));
  });

  it('the next match of the table is played by the rules of today', () => {
    const play = new Playground(undefined, undefined, undefined, renewed).started(ANA, BEN, CLEO);
    expect(play.table.match?.game.rules).toBe(second);
    const again = foldTable(play.table.id, renewed, play.log);
    expect(again.match?.game.rules).toBe(second);
    expect(whoIsAsked(again)).toEqual(whoIsAsked(play.table));
  });

  it('a match of before rules were written down is of the first version', () => {
    const { table, log } = begun();
    const bare = log.map((entry) => {
      if (entry.body.type !== 'started') return entry;
      const { rules: _, ...body } = entry.body;
      return { ...entry, body };
    });
    expect(foldTable(table.id, renewed, bare).match?.game.rules).toBe(first);
  });

  it('an older program does not go on with a match of later rules: by its own it would be another', () => {
    const { table, log } = new Playground(undefined, undefined, undefined, renewed).started(ANA, BEN, CLEO);
    expect(() => foldTable(table.id, catalog, log)).toThrow('rules that this version does not know');
  });
});
