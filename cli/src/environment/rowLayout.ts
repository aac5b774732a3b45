/** One field of a row: so many numbers of a type, from an offset in bytes. */
export interface RowField {
  readonly name: 'observation' | 'rewards' | 'actor' | 'match' | 'done' | 'mask';
  readonly type: 'float32' | 'int32' | 'uint8';
  readonly count: number;
  readonly offset: number;
}

/** What every match of a batch is written as. */
export interface RowLayout {
  readonly bytes: number;
  readonly fields: readonly RowField[];
}

const BYTES = { float32: 4, int32: 4, uint8: 1 } as const;

/** Numbers of four bytes must begin at a multiple of four: they come first, and a row is filled up to one. */
const ALIGNMENT = 4;

export interface RowSizes {
  readonly observation: number;
  readonly seats: number;
  readonly actions: number;
}

export const rowLayout = ({ observation, seats, actions }: RowSizes): RowLayout => {
  let offset = 0;
  const field = (name: RowField['name'], type: RowField['type'], count: number): RowField => {
    const placed = { name, type, count, offset };
    offset += count * BYTES[type];
    return placed;
  };
  const fields = [
    field('observation', 'float32', observation),
    field('rewards', 'float32', seats),
    field('actor', 'int32', 1),
    field('match', 'int32', 1),
    field('done', 'uint8', 1),
    field('mask', 'uint8', actions),
  ];
  return { fields, bytes: Math.ceil(offset / ALIGNMENT) * ALIGNMENT };
};
