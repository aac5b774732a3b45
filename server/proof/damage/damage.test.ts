import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SeededChance } from '@miaou/kit';
import { afterAll, describe, expect, it } from 'vitest';
import { reportPart } from '../reportPart.js';
import { bitsOfRow, damagedCopy, ENTRY, flipAnyBit, flipBit, WORDS, writeFileOf, zeroAnyPage } from './damagedFile.js';
import { type Aftermath, openDamaged } from './openDamaged.js';

/** `npm run campaign:damage` asks for more. */
const FLIPS = Number(process.env['MIAOU_FLIPS']);
/** So many bits of one row are flipped; there are some 1,500 or 2,000. */
const ROW_BITS = Number(process.env['MIAOU_ROW_BITS']);
const SEED = process.env['MIAOU_SEED'] ?? 'ci';

const FLIPS_FOR_A_PAGE = 5;
const TIMEOUT = 1_800_000;

const folder = mkdtempSync(join(tmpdir(), 'miaou-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file at rest, and one that a killed server left behind. */
const FILES = [
  { name: 'a file at rest', staged: 0 },
  { name: 'a file with staged entries', staged: 3 },
].map(({ name, staged }) => {
  const file = join(folder, `${staged}.db`);
  return { name, file, held: writeFileOf(file, staged) };
});

type File = (typeof FILES)[number];

interface Tally {
  readonly faults: string[];
  readonly kinds: Partial<Record<Aftermath['kind'], number>>;
}

const damageOnce = async ({ file, held }: File, damage: (bytes: Buffer) => void): Promise<Aftermath> => {
  const copy = `${file}.damaged`;
  damagedCopy(file, copy, damage);
  try {
    return await openDamaged(copy, held);
  } finally {
    for (const end of ['', '-wal']) rmSync(copy + end, { force: true });
  }
};

const damageOften = async (file: File, damages: readonly ((bytes: Buffer) => void)[]): Promise<Tally> => {
  const tally: Tally = { faults: [], kinds: {} };
  for (const [index, damage] of damages.entries()) {
    const { kind, faults } = await damageOnce(file, damage);
    tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
    tally.faults.push(...faults.map((fault) => `damage ${index} (${kind}): ${fault}`));
  }
  reportPart({ file: file.name, damages: damages.length, ...tally.kinds, faults: tally.faults });
  return tally;
};

const times = (count: number): readonly number[] => Array.from({ length: Math.ceil(count) }, (_, index) => index);

describe('a file with flipped bits and lost pages', () => {
  it.each(
    FILES.flatMap((file) => [
      { file, name: file.name, row: ENTRY, of: 'an entry' },
      { file, name: file.name, row: WORDS, of: 'the words beside it' },
    ]),
  )(
    '[I2] a flipped bit of $of ends no process and no other table: $name',
    { timeout: TIMEOUT },
    async ({ file, row: place }) => {
      const row = bitsOfRow(file.file, place);
      const bits = row.filter((_, index) => index % Math.ceil(row.length / ROW_BITS) === 0);
      const { faults } = await damageOften(
        file,
        bits.map((bit) => (bytes: Buffer) => flipBit(bytes, bit)),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each(FILES)(
    '[I2] a flipped bit anywhere ends no process and silences no table: $name',
    { timeout: TIMEOUT },
    async (file) => {
      const chance = new SeededChance(`${SEED} flips of ${file.name}`);
      const { faults } = await damageOften(
        file,
        times(FLIPS / FILES.length).map(() => (bytes: Buffer) => flipAnyBit(bytes, chance)),
      );
      expect(faults).toEqual([]);
    },
  );

  it.each(FILES)(
    '[I2] a lost page ends no process and silences no table: $name',
    { timeout: TIMEOUT },
    async (file) => {
      const chance = new SeededChance(`${SEED} pages of ${file.name}`);
      const { faults } = await damageOften(
        file,
        times(FLIPS / FLIPS_FOR_A_PAGE / FILES.length).map(() => (bytes: Buffer) => zeroAnyPage(bytes, chance)),
      );
      expect(faults).toEqual([]);
    },
  );
});
