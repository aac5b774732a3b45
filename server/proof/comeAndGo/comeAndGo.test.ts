import { join } from 'node:path';
import { type Chance, SeededChance } from '@miaou/kit';
import type { Settings, Snapshot } from '@miaou/table';
import { describe, expect, it } from 'vitest';
import { meet, openTable } from '../client/guest.js';
import { Player, type Script } from '../client/player.js';
import { MATCHES, playMatch } from '../client/playing.js';
import { ServerProcess } from '../process/serverProcess.js';
import { useServerBuild } from '../process/useServerBuild.js';

const TABLES = Number(process.env['MIAOU_SERVER_TABLES'] ?? 2);
const SEED = process.env['MIAOU_SEED'] ?? 'people';
/** For one change of a table; being away counts after twenty seconds. */
const LONGEST_WAIT = 240_000;
const SETTINGS = MATCHES.map((match): Settings => ({ ...match, clock: { kind: 'none' } }));

/** Plays, and lets a bot play for whoever is away. */
const patient =
  (play: Script): Script =>
  (snapshot) => {
    const [away] = Object.keys(snapshot.away ?? {});
    if (away !== undefined && snapshot.as !== 'spectator' && Number(away) !== snapshot.as)
      return { type: 'standIn', seat: Number(away) as never };
    return play(snapshot);
  };

/** Somebody at a table, of whom one can ask to be told when it looks so. */
class Watcher {
  readonly player: Player;
  #waiting: { readonly isSo: (snapshot: Snapshot) => boolean; readonly done: () => void } | undefined;

  constructor(guest: ConstructorParameters<typeof Player>[0], script: Script) {
    this.player = new Player(guest, script, { received: () => this.#look() });
  }

  async until(what: string, isSo: (snapshot: Snapshot) => boolean): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      const shown = (): string => JSON.stringify({ ...this.player.snapshot, view: undefined });
      timer = setTimeout(() => reject(new Error(`not within ${LONGEST_WAIT} ms: ${what}; ${shown()}`)), LONGEST_WAIT);
    });
    const seen = new Promise<void>((done) => {
      this.#waiting = { isSo, done };
    });
    this.#look();
    await Promise.race([seen, late]).finally(() => clearTimeout(timer));
  }

  #look(): void {
    const { snapshot } = this.player;
    if (snapshot === undefined || this.#waiting?.isSo(snapshot) !== true) return;
    this.#waiting.done();
    this.#waiting = undefined;
  }
}

const standInOf = ({ seats }: Snapshot, person: string): string | undefined =>
  seats.flatMap((facts) => (facts.person === person ? [facts.standIn] : []))[0];

/** Two people and bots; one of the two goes in the midst of the match, is replaced, comes back, and the match ends. */
const playTable = async (port: number, settings: Settings, chance: Chance): Promise<readonly string[]> => {
  const guests = [await meet(port), await meet(port)] as const;
  const table = await openTable(port, guests[0], settings);
  const people = guests.map((guest, index) => new Watcher(guest, patient(playMatch(index > 0, 2, chance))));
  for (const { player } of people) {
    player.follow(table);
    player.connect(port);
  }
  const leaves = chance.below(2);
  const [leaver, stays] = [people[leaves], people[1 - leaves]];
  if (leaver === undefined || stays === undefined) throw new Error('a table needs two people');
  const { person } = leaver.player.guest;
  await stays.until('the match begins', ({ stage }) => stage === 'playing');
  leaver.player.leave();
  await stays.until(
    'a bot plays for the leaver',
    (shown) => shown.stage === 'over' || standInOf(shown, person) === 'away',
  );
  leaver.player.connect(port);
  await stays.until(
    'the seat is given back',
    (shown) => shown.stage === 'over' || standInOf(shown, person) === undefined,
  );
  await stays.until('the match ends', ({ stage }) => stage === 'over');
  for (const { player } of people) player.leave();
  return people.flatMap(({ player }) => player.faults);
};

describe('people who come and go at a running server', () => {
  const build = useServerBuild();

  it(`[I6] none of ${TABLES} tables is stuck when somebody closes the page in the midst of a match`, async () => {
    const server = await ServerProcess.start(build(), { file: join(build().folder, 'people.db'), pace: '1-5' });
    const tables = Array.from({ length: TABLES }, (_, index) => {
      const settings = SETTINGS[index % SETTINGS.length];
      if (settings === undefined) throw new Error('no match to play');
      return playTable(server.port, settings, new SeededChance(`${SEED} ${index}`));
    });
    const results = await Promise.allSettled(tables);
    server.kill();
    await server.ended();
    const stuck = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : result.value));
    expect(stuck).toEqual([]);
  });
});
