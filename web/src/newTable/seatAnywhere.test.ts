import type { Refusal } from '@miaou/kit';
import type { TableId } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../online/api';
import { seatAnywhere } from './seatAnywhere';

const [ONE, TWO, NEW] = ['one', 'two', 'new'] as unknown as [TableId, TableId, TableId];

/** Seats somebody at the given tables alone. */
const seatingAt = (free: readonly TableId[], refusal: Refusal = { code: 'table-full' }) => {
  const tried: TableId[] = [];
  const sit = (table: TableId): Promise<Reply<TableId>> => {
    tried.push(table);
    return Promise.resolve(free.includes(table) ? { ok: true, value: table } : { ok: false, refusal });
  };
  const open = () => Promise.resolve({ ok: true, value: { screen: 'table', table: NEW } } as const);
  return { tried, seating: { sit, open } };
};

describe('being seated anywhere', () => {
  it('the first table with a seat is taken', async () => {
    const { tried, seating } = seatingAt([ONE, TWO]);
    expect(await seatAnywhere([ONE, TWO], seating)).toMatchObject({ value: { table: ONE }, isNew: false });
    expect(tried).toEqual([ONE]);
  });

  it('a seat that somebody else was quicker to take leads to the next table', async () => {
    const { tried, seating } = seatingAt([TWO]);
    expect(await seatAnywhere([ONE, TWO], seating)).toMatchObject({ value: { table: TWO }, isNew: false });
    expect(tried).toEqual([ONE, TWO]);
  });

  it('where nothing is free, a table is opened, and that is said', async () => {
    expect(await seatAnywhere([ONE], seatingAt([]).seating)).toMatchObject({ value: { table: NEW }, isNew: true });
    expect(await seatAnywhere([], seatingAt([]).seating)).toMatchObject({ value: { table: NEW }, isNew: true });
  });

  it('without the server nothing more is tried', async () => {
    const { tried, seating } = seatingAt([], { code: 'offline' });
    expect(await seatAnywhere([ONE, TWO], seating)).toMatchObject({ ok: false, refusal: { code: 'offline' } });
    expect(tried).toEqual([ONE]);
  });
});
