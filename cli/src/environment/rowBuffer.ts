import { at, seatsOf } from '@miaou/kit';
import type { EnvironmentMatch } from './environmentMatch.js';
import type { RowField, RowLayout } from './rowLayout.js';

/** The word before the rows, which is 0: any other value is the length of an error. */
export const STATUS_BYTES = 4;

/** The fields of one row, as views into the buffer. */
interface Row {
  readonly observation: Float32Array;
  readonly rewards: Float32Array;
  readonly actor: Int32Array;
  readonly match: Int32Array;
  readonly done: Uint8Array;
  readonly mask: Uint8Array;
}

const rowAt = (buffer: ArrayBuffer, { fields }: RowLayout, from: number): Row => {
  const field = (name: RowField['name']): readonly [ArrayBuffer, number, number] => {
    const { offset, count } = at(
      fields,
      fields.findIndex((known) => known.name === name),
    );
    return [buffer, from + offset, count];
  };
  return {
    observation: new Float32Array(...field('observation')),
    rewards: new Float32Array(...field('rewards')),
    actor: new Int32Array(...field('actor')),
    match: new Int32Array(...field('match')),
    done: new Uint8Array(...field('done')),
    mask: new Uint8Array(...field('mask')),
  };
};

/** An answer with a row for each match, written in place: an allocation for each step would cost more than the step. */
export class RowBuffer {
  /** The whole answer as it is sent. It changes with the next step. */
  readonly bytes: Uint8Array;
  readonly #rows: readonly Row[];

  constructor(layout: RowLayout, batch: number) {
    const buffer = new ArrayBuffer(STATUS_BYTES + batch * layout.bytes);
    this.bytes = new Uint8Array(buffer);
    this.#rows = Array.from({ length: batch }, (_, row) => rowAt(buffer, layout, STATUS_BYTES + row * layout.bytes));
  }

  write(index: number, match: EnvironmentMatch): void {
    const { observation, rewards, actor, match: number, done, mask } = at(this.#rows, index);
    const { position, result } = match;
    position.observe(match.actor, observation);
    actor[0] = match.actor;
    number[0] = match.number;
    done[0] = result === undefined ? 0 : 1;
    mask.fill(0);
    if (result === undefined) {
      rewards.fill(0);
      const count = position.countActions();
      for (let action = 0; action < count; action++) mask[position.actionAt(action)] = 1;
    } else for (const seat of seatsOf(rewards.length)) rewards[seat] = match.reward(seat);
  }

  isLegal(index: number, action: number): boolean {
    return at(this.#rows, index).mask[action] === 1;
  }
}
