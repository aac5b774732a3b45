import { join } from 'node:path';
import { seat, type Viewer } from '@miaou/kit';
import type { ChildOptions } from '../process/childOptions.js';
import { ServerProcess } from '../process/serverProcess.js';
import type { Stage } from '../process/stage.js';
import { guestNamed, type Name, PEOPLE, tableNumbered } from './people.js';
import { BEGINNING, prepareWorld } from './prepare.js';
import type { Tale } from './tale.js';
import { Witness } from './witness.js';

/** What each person heard of each table, byte by byte. */
export type Testimony = ReadonlyMap<Name, readonly string[]>;

/** How time goes in a world. */
type WorldTime = Pick<ChildOptions, 'speed' | 'frozenAt' | 'limitFactor'>;

const QUICK: WorldTime = { speed: 1000 };

/** Where clocks run, both worlds are at the same moment all the time: then even what a clock says must be the same. */
export const FROZEN: WorldTime = { frozenAt: BEGINNING + 1000, limitFactor: 1000 };

type Cast = ReadonlyMap<Name, Witness>;

const member = (cast: Cast, name: Name): Witness => {
  const witness = cast.get(name);
  if (witness === undefined) throw new Error(`${name} is not in this world`);
  return witness;
};

const seatName = (held: number): Name => {
  const name = PEOPLE[held];
  if (name === undefined) throw new Error(`nobody has seat ${held}`);
  return name;
};

/** What anybody may try at any time: their own refusals and pictures must not tell more than their updates do. */
const probe = async (witness: Witness, as: Viewer, number: number): Promise<void> => {
  const table = tableNumbered(number);
  await witness.command(table, { type: 'move', move: { type: 'bid', amount: 60 } });
  await witness.command(table, { type: 'dropOrder' });
  await witness.watch(table, { as, n: 1 });
  await witness.watch(table);
  for (const path of ['/api/me/tables', `/api/tables/${table}/records/1`]) await witness.ask(path);
};

const playTale = async (cast: Cast, tale: Tale, number: number): Promise<void> => {
  const table = tableNumbered(number);
  const present = [...cast].filter(
    ([name], place) => name === 'spectator' || place < (tale.options['seats'] as number),
  );
  for (const [, witness] of present) await witness.watch(table);
  const spectator = member(cast, 'spectator');
  let expected = spectator.countUpdates();
  for (const { seat: mover, command, isPrivate = false } of tale.acts) {
    const answer = command === undefined ? '' : await member(cast, seatName(mover)).command(table, command);
    if (answer.includes('"refusal":')) throw new Error(`${JSON.stringify(command)} was refused: ${answer}`);
    if (isPrivate) continue;
    expected += 1;
    await spectator.until(() => spectator.countUpdates() >= expected);
  }
  for (const [, witness] of present) await witness.caughtUp();
  for (const [place, [name, witness]] of present.entries())
    await probe(witness, name === 'spectator' ? 'spectator' : seat(place), number);
  for (const [, witness] of present) await witness.unwatch(table);
};

/** What was heard since the last look, by everybody. */
const takeTestimony = (cast: Cast): Testimony =>
  new Map([...cast].map(([name, { heard }]) => [name, heard.splice(0)] as const));

/** Plays tales one after another on a server of their own; what everybody heard of each. */
export const playWorld = async (
  stage: Stage,
  name: string,
  tales: readonly Tale[],
  time: WorldTime = QUICK,
): Promise<readonly Testimony[]> => {
  const file = join(stage.folder, `${name}.db`);
  await prepareWorld(stage, file, tales);
  const draws = tales.flatMap((tale) => tale.draws);
  const server = await ServerProcess.start(stage, { file, draws, ...time });
  const joined = await Promise.all(
    PEOPLE.map(async (person) => [person, await Witness.join(guestNamed(person), server.port)] as const),
  );
  const cast: Cast = new Map(joined);
  const testimonies: Testimony[] = [];
  takeTestimony(cast);
  for (const [number, tale] of tales.entries()) {
    await playTale(cast, tale, number);
    testimonies.push(takeTestimony(cast));
  }
  for (const [, witness] of cast) witness.leave();
  await server.stop();
  if (server.faults().length > 0) throw new Error(server.faults().join('\n'));
  return testimonies;
};
