import { join } from 'node:path';
import { seat, type Viewer } from '@miaou/kit';
import type { ServerBuild } from '../process/buildServer.js';
import type { ChildOptions } from '../process/childOptions.js';
import { ServerProcess } from '../process/serverProcess.js';
import type { MatchScript } from './matchScript.js';
import { guestNamed, type Name, PEOPLE, tableNumbered } from './people.js';
import { BEGINNING, prepareWorld } from './prepare.js';
import { RecordingClient } from './recordingClient.js';

/** What each person heard of each table, byte by byte. */
export type Testimony = ReadonlyMap<Name, readonly string[]>;

/**
 * Both worlds are at the same moment all the time: even what a clock says must be the same, and on a busy machine nobody counts as away in one
 * of them alone.
 */
const FROZEN: Pick<ChildOptions, 'frozenAt' | 'limitFactor'> = { frozenAt: BEGINNING + 1000, limitFactor: 1000 };

type Cast = ReadonlyMap<Name, RecordingClient>;

const member = (cast: Cast, name: Name): RecordingClient => {
  const client = cast.get(name);
  if (client === undefined) throw new Error(`${name} is not in this world`);
  return client;
};

const seatName = (held: number): Name => {
  const name = PEOPLE[held];
  if (name === undefined) throw new Error(`nobody has seat ${held}`);
  return name;
};

/** What anybody may try at any time: their own refusals and pictures must not tell more than their updates do. */
const probe = async (client: RecordingClient, as: Viewer, number: number): Promise<void> => {
  const table = tableNumbered(number);
  await client.command(table, { type: 'move', move: { type: 'bid', amount: 60 } });
  await client.command(table, { type: 'dropOrder' });
  await client.watch(table, { as, n: 1 });
  await client.watch(table);
  for (const path of ['/api/me/tables', `/api/tables/${table}/records/1`]) await client.ask(path);
};

const playTale = async (cast: Cast, script: MatchScript, number: number): Promise<void> => {
  const table = tableNumbered(number);
  const present = [...cast].filter(
    ([name], place) => name === 'spectator' || place < (script.options['seats'] as number),
  );
  for (const [, client] of present) await client.watch(table);
  const spectator = member(cast, 'spectator');
  // Who comes last is told at once that all are there, the others when a window of time is over.
  for (const [, client] of present) await client.hearPresence(spectator.presence);
  let expected = spectator.countUpdates();
  for (const { seat: mover, command, isPrivate = false } of script.acts) {
    const answer = command === undefined ? '' : await member(cast, seatName(mover)).command(table, command);
    if (answer.includes('"refusal":')) throw new Error(`${JSON.stringify(command)} was refused: ${answer}`);
    if (isPrivate) continue;
    expected += 1;
    await spectator.until(() => spectator.countUpdates() >= expected);
  }
  for (const [, client] of present) await client.caughtUp();
  for (const [place, [name, client]] of present.entries())
    await probe(client, name === 'spectator' ? 'spectator' : seat(place), number);
  for (const [, client] of present) await client.unwatch(table);
};

/** What each client has received since the last call. */
const takeTestimony = (cast: Cast): Testimony =>
  new Map([...cast].map(([name, { heard }]) => [name, heard.splice(0)] as const));

/** Plays scripts one after another on a server of their own; gives what each client received of each. */
export const playWorld = async (
  build: ServerBuild,
  name: string,
  scripts: readonly MatchScript[],
): Promise<readonly Testimony[]> => {
  const file = join(build.folder, `${name}.db`);
  await prepareWorld(build, file, scripts);
  const draws = scripts.flatMap((script) => script.draws);
  const server = await ServerProcess.start(build, { file, draws, ...FROZEN });
  const joined = await Promise.all(
    PEOPLE.map(async (person) => [person, await RecordingClient.join(guestNamed(person), server.port)] as const),
  );
  const cast: Cast = new Map(joined);
  const testimonies: Testimony[] = [];
  takeTestimony(cast);
  for (const [number, script] of scripts.entries()) {
    await playTale(cast, script, number);
    testimonies.push(takeTestimony(cast));
  }
  for (const [, client] of cast) client.leave();
  await server.stop();
  if (server.faults().length > 0) throw new Error(server.faults().join('\n'));
  return testimonies;
};
