import { observationNames } from '@miaou/games/search';
import { type JsonObject, SeededChance } from '@miaou/kit';
import { startMatch } from '../simulation/simulateMatch.js';
import type { EnvironmentSetup } from './environmentMatch.js';
import { REQUESTS } from './linesEnvironment.js';
import { STATUS_BYTES } from './rowBuffer.js';
import { type RowLayout, rowLayout } from './rowLayout.js';
import { BYTE_ORDER, COMMANDS, requestBytes } from './rowsEnvironment.js';

/** The name and version of the format of requests and answers. */
const FORMAT = 'miaou-env/1';

/** What a program must know of an environment before its first step. */
export interface Header {
  /** The first line that is written. */
  readonly json: JsonObject;
  readonly observationSize: number;
  readonly layout: RowLayout;
}

const rowsFormat = (batch: number, layout: RowLayout): JsonObject => ({
  batch,
  byteOrder: BYTE_ORDER,
  request: { bytes: requestBytes(batch), type: 'int32', commands: COMMANDS },
  answer: { bytes: STATUS_BYTES + batch * layout.bytes, status: 'int32' },
  row: layout,
});

/** Sizes, names and meanings come from the rules of the game; a match is dealt for them, since options may be left to chance. */
export const makeHeader = (setup: EnvironmentSetup, seed: string, batch: number | undefined): Header => {
  const { game, seats, options } = setup;
  const position = startMatch(setup, new SeededChance(seed));
  const observation = observationNames(game, position.options);
  const layout = rowLayout({ observation: observation.length, seats, actions: game.actionLimit });
  const json = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    seats,
    options,
    seed,
    ...(batch === undefined ? { requests: REQUESTS } : rowsFormat(batch, layout)),
    observation,
    actions: Array.from({ length: game.actionLimit }, (_, action) => position.moveOf(action)),
  };
  return { json, observationSize: observation.length, layout };
};
