import { join as inFolder } from 'node:path';
import { seat, type Viewer } from '@miaou/kit';
import type { Command, TableId } from '@miaou/table';
import type { ServerBuild } from '../process/buildServer.js';
import type { ChildOptions } from '../process/childOptions.js';
import { ServerProcess } from '../process/serverProcess.js';
import type { Act, MatchScript } from './matchScript.js';
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

const gatherAt = async (table: TableId, present: readonly RecordingClient[]): Promise<void> => {
  for (const client of present) await client.watch(table);
  // Who comes last is told at once that all are there, the others when a window of time is over.
  const told = present.at(-1)?.presence ?? '';
  for (const client of present) await client.hearPresence(told);
};

/** The node at which somebody does something: each in turn, but the first has what chance draws. */
const nodeFor = (command: Command | undefined, place: number, nodes: number): number =>
  command?.type === 'roll' ? 0 : place % nodes;

const submit = async (cast: Cast, { seat: mover, command }: Act, table: TableId): Promise<void> => {
  if (command === undefined) return;
  const answer = await member(cast, seatName(mover)).command(table, command);
  if (answer.includes('"refusal":')) throw new Error(`${JSON.stringify(command)} was refused: ${answer}`);
};

/** All nodes have heard of an act before the next. */
const playActs = async (casts: readonly Cast[], { acts }: MatchScript, table: TableId): Promise<void> => {
  const spectators = casts.map((cast) => member(cast, 'spectator'));
  const before = spectators.map((spectator) => spectator.countUpdates());
  let told = 0;
  for (const [place, act] of acts.entries()) {
    await submit(casts[nodeFor(act.command, place, casts.length)] ?? new Map(), act, table);
    if (act.isPrivate !== true) told += 1;
    for (const [node, spectator] of spectators.entries())
      await spectator.until(() => spectator.countUpdates() >= (before[node] ?? 0) + told);
  }
};

/** Everybody has a connection to each node. */
const playTale = async (casts: readonly Cast[], script: MatchScript, number: number): Promise<void> => {
  const table = tableNumbered(number);
  const seated = script.options['seats'] as number;
  const present = casts.map((cast) => [...cast].filter(([name], place) => name === 'spectator' || place < seated));
  for (const clients of present)
    await gatherAt(
      table,
      clients.map(([, client]) => client),
    );
  await playActs(casts, script, table);
  for (const [, client] of present.flat()) await client.caughtUp();
  for (const clients of present)
    for (const [place, [name, client]] of clients.entries())
      await probe(client, name === 'spectator' ? 'spectator' : seat(place), number);
  for (const [, client] of present.flat()) await client.unwatch(table);
};

/** What each person has received since the last call, from one node after the other. */
const takeTestimony = (casts: readonly Cast[]): Testimony =>
  new Map(PEOPLE.map((name) => [name, casts.flatMap((cast) => member(cast, name).heard.splice(0))] as const));

/** Where a world is: on a file, or on a database that several nodes may share. */
export interface WorldPlace {
  readonly storage: string;
  readonly nodes: number;
}

const startNode = (
  build: ServerBuild,
  { storage }: WorldPlace,
  node: number,
  scripts: readonly MatchScript[],
): Promise<ServerProcess> => {
  const draws = node === 0 ? scripts.flatMap((script) => script.draws) : [];
  return ServerProcess.start(build, { file: storage, draws, ...FROZEN });
};

const join = async ({ port }: ServerProcess, node: number): Promise<Cast> => {
  const joined = PEOPLE.map(
    async (person) => [person, await RecordingClient.join(guestNamed(person), port, `w${node}-`)] as const,
  );
  return new Map(await Promise.all(joined));
};

/** Plays scripts one after another in a world of their own; gives what each client received of each. */
export const playWorldAt = async (
  build: ServerBuild,
  place: WorldPlace,
  scripts: readonly MatchScript[],
): Promise<readonly Testimony[]> => {
  await prepareWorld(build, place.storage, scripts);
  const nodes: ServerProcess[] = [];
  for (let node = 0; node < place.nodes; node++) nodes.push(await startNode(build, place, node, scripts));
  const casts = await Promise.all(nodes.map(join));
  const testimonies: Testimony[] = [];
  takeTestimony(casts);
  for (const [number, script] of scripts.entries()) {
    await playTale(casts, script, number);
    testimonies.push(takeTestimony(casts));
  }
  for (const cast of casts) for (const [, client] of cast) client.leave();
  for (const node of nodes) await node.stop();
  const faults = nodes.flatMap((node) => node.faults());
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return testimonies;
};

/** Plays scripts on one server with a file of its own. */
export const playWorld = (
  build: ServerBuild,
  name: string,
  scripts: readonly MatchScript[],
): Promise<readonly Testimony[]> =>
  playWorldAt(build, { storage: inFolder(build.folder, `${name}.db`), nodes: 1 }, scripts);
