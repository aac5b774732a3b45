import { SeededChance, seat } from '@miaou/kit';
import { apply, type EntryBody, openTable, personId, type Settings, snapshot, tableId } from '@miaou/table';
import { expect, it } from 'vitest';
import { catalog } from '../../src/tables/catalog.js';
import { MATCHES, playMatch } from './playing.js';

const [ANA, BEN] = [personId('ana'), personId('ben')];

it('the match is started by whoever is the host, also where the table was passed on', () => {
  const settings = MATCHES.find(({ seats }) => seats === 2) as Settings;
  const opened: EntryBody = { type: 'opened', host: ANA, name: 'Ana', settings };
  const table = openTable(tableId('table'), catalog, { seq: 1, at: 0, body: opened });
  const scripts = [ANA, BEN].map((person) => playMatch(false, 2, new SeededChance(person)));
  const decided = (): unknown[] => scripts.map((script, held) => script(snapshot(table, seat(held))));
  const bodies: EntryBody[] = [
    { type: 'sat', seat: seat(0), person: ANA, name: 'Ana' },
    { type: 'sat', seat: seat(1), person: BEN, name: 'Ben' },
  ];
  for (const [index, body] of bodies.entries()) apply(table, { seq: index + 2, at: 0, body });
  expect(decided()).toEqual([{ type: 'start' }, undefined]);
  apply(table, { seq: 4, at: 0, body: { type: 'hostPassed', person: BEN } });
  expect(decided()).toEqual([undefined, { type: 'start' }]);
});
