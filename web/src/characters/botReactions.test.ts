import { CHARACTERS } from '@miaou/bots';
import { drawSwapped, GAMES, pairingFor, playMatch, type UnfinishedRecord } from '@miaou/conformance';
import { type Game, SeededChance, seat, type Viewer } from '@miaou/kit';
import { REACTIONS } from '@miaou/protocol';
import { describe, expect, it } from 'vitest';
import { type BoardModule, FEELINGS, type Feelings } from '../games/board';
import { feelings as chopFeelings } from '../games/chop/board/feelings';
import { feelings as felixFeelings } from '../games/felix/board/feelings';
import { type BotReaction, QUIET, Quiet, reactionTo, type SeatedBot } from './botReactions';

type Feel = NonNullable<BoardModule['feelings']>;

/** Without the types of its game, as `registerBoard` gives a board. */
const FEELINGS_OF = [
  ['felix', 4, felixFeelings as unknown as Feel],
  ['chop', 3, chopFeelings as unknown as Feel],
] as const;
const MATCHES = 6;
const NAMES = CHARACTERS.map(({ id }) => id);

const gameNamed = (id: string): Game => {
  const game = GAMES.find((one) => one.id === id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  return game;
};

const partyOf = (seats: number): readonly SeatedBot[] =>
  Array.from({ length: seats }, (_, index) => ({ seat: seat(index), bot: NAMES[index % NAMES.length] as string }));

/** All that bots show one viewer of a record, who computes it from what that viewer is told. */
const shownTo = (game: Game, feel: Feel, record: UnfinishedRecord, viewer: Viewer): readonly BotReaction[] => {
  const options = game.parseOptions(record.options);
  if (!options.ok) throw new Error(options.error.code);
  const position = game.start(options.value, record.deal);
  const party = partyOf(options.value.seats);
  let number = 0;
  return record.moves.flatMap(({ seat: by, ...move }) => {
    let view = position.view(viewer);
    const events = position.play(by, move).map((event) => position.redact(event, viewer));
    return events.flatMap((event) => {
      const before = view;
      view = game.follow(before, event);
      number += 1;
      const step = { event, before, after: view };
      return reactionTo({ table: 'paired', match: 1, number }, party, () => feel(step)) ?? [];
    });
  });
};

const recordOf = (game: Game, seats: number, seed: number): UnfinishedRecord => {
  const options = game.parseOptions({ seats, ...(game.id === 'chop' ? { cat: seed % seats, maxRounds: 30 } : {}) });
  if (!options.ok) throw new Error(options.error.code);
  return playMatch(game, options.value, new SeededChance(`faces ${seed}`));
};

describe.each(FEELINGS_OF)('the faces of bots at %s', (id, seats, feel) => {
  const game = gameNamed(id);

  it('[FK1] everybody sees the same faces as one who knows nothing', () => {
    let faces = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const record = recordOf(game, seats, seed);
      const toSpectator = shownTo(game, feel, record, 'spectator');
      faces += toSpectator.length;
      for (const { seat: viewer } of partyOf(seats)) expect(shownTo(game, feel, record, viewer)).toEqual(toSpectator);
    }
    expect(faces).toBeGreaterThan(MATCHES);
  });

  it('[FK1] in worlds that differ in what is hidden from a viewer the faces are the same', () => {
    const chance = new SeededChance('paired worlds');
    let different = 0;
    for (let seed = 0; seed < MATCHES; seed++) {
      const { result: _, ...record } = { result: undefined, ...recordOf(game, seats, seed) };
      for (const viewer of ['spectator', seat(seed % seats)] as const) {
        const half = { ...record, moves: record.moves.slice(0, chance.below(record.moves.length)) };
        const other = drawSwapped(pairingFor(id)(half, viewer), chance);
        different += JSON.stringify(other) === JSON.stringify(half) ? 0 : 1;
        for (const told of [viewer, 'spectator'] as const)
          expect(shownTo(game, feel, other, told)).toEqual(shownTo(game, feel, half, told));
      }
    }
    expect(different).toBeGreaterThan(MATCHES / 2);
  });
});

const PLACE = { table: 'any', match: 1, number: 0 };
const everybody = (feeling: (typeof FEELINGS)[number]): Feelings =>
  new Map(partyOf(5).map((bot) => [bot.seat, feeling]));

/** What one bot shows of a feeling in many places. */
const facesOf = (bot: string, feeling: (typeof FEELINGS)[number]) =>
  Array.from({ length: 400 }, (_, number) =>
    reactionTo({ ...PLACE, number }, [{ seat: seat(0), bot }], () => everybody(feeling)),
  ).flatMap((shown) => shown?.reaction ?? []);

describe('the temper of a bot', () => {
  it('whether it shows something is drawn before anybody asks what happened', () => {
    const asked = Array.from({ length: 400 }, (_, number) => {
      let isAsked = false;
      reactionTo({ ...PLACE, number }, partyOf(5), () => {
        isAsked = true;
        return new Map();
      });
      const shown = reactionTo({ ...PLACE, number }, partyOf(5), () => everybody('joy'));
      expect(shown === undefined || isAsked).toBe(true);
      return isAsked;
    });
    expect(asked.filter(Boolean).length).toBeLessThan(200);
  });

  it.each(NAMES)('%s makes a face now and then, and rarely', (bot) => {
    const shown = FEELINGS.flatMap((feeling) => facesOf(bot, feeling));
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.length).toBeLessThan((400 * FEELINGS.length) / 2);
    for (const reaction of shown) expect(REACTIONS).toContain(reaction);
  });

  it('no two have one temper', () => {
    const tempers = NAMES.map((bot) => FEELINGS.map((feeling) => [...new Set(facesOf(bot, feeling))].join()).join(' '));
    const loudness = NAMES.map((bot) => facesOf(bot, 'joy').length);
    expect(new Set(NAMES.map((_, index) => `${tempers[index]} ${loudness[index]}`)).size).toBe(NAMES.length);
  });

  it('bots without a character, and tables without bots, show nothing', () => {
    expect(facesOf('greedy', 'joy')).toEqual([]);
    expect(reactionTo(PLACE, [], () => everybody('joy'))).toBeUndefined();
  });

  it('after one all are quiet for a while', () => {
    const quiet = new Quiet();
    expect([0, 1, QUIET - 1, QUIET, QUIET + 1].map((now) => quiet.mayReact(now))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});
