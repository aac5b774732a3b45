import { seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import type { Beat } from '../../../../ui/keyframes';
import type { Places } from '../cardSpots';
import { type FelixStep, playTo } from '../testing/playing';
import { duration } from '../timing';
import { type DogScene, dogSceneOf, leavingIn, type Runaway } from './dogs';
import { positionAt } from './testing/positionAt';

const WIDTH = 390;
const CARD = 86;
const places: Places = new Map(
  [0, 1, 2, 3, 4].map((place) => [`row-${place}`, { x: 14 + place * (CARD + 6), y: 200, width: CARD, height: 120 }]),
);
const stepTo = (when: (step: FelixStep) => boolean): FelixStep => {
  const step = playTo({ viewer: seat(0), when }).steps.at(-1);
  if (step === undefined) throw new Error('nothing happened');
  return step;
};
const sceneOf = ({ event, before }: FelixStep): DogScene => {
  const scene = dogSceneOf(event, before, places, WIDTH);
  if (scene === null) throw new Error('no dog does anything');
  return scene;
};
const at = ({ at: rect, figure }: Runaway, time: number): number => rect.x + positionAt(figure.across, time).x;
const endOf = (beats: readonly Beat[]): number => beats.at(-1)?.[0] ?? 0;
const TIMES = Array.from({ length: 162 }, (_, index) => index * 10);

/** Who sits where: all pairs of a dog and its prey. */
const PAIRS = [0, 1, 2, 3].flatMap((dog) =>
  [0, 1, 2, 3].filter((prey) => prey !== dog).map((prey) => [dog, prey] as const),
);

describe('a dog that chases', () => {
  const chased = stepTo(({ event }) => event.type === 'catChased' && event.dog === 'bigDog');

  it.each(PAIRS)('[FD2] from place %i runs behind the cat of place %i in every frame', (dogPlace, preyPlace) => {
    const row = chased.before.row.map(({ seat: owner }, place) => ({
      seat: owner,
      card: place === dogPlace ? 'bigDog' : place === preyPlace ? '15' : '3',
    })) as FelixStep['before']['row'];
    const event = { type: 'catChased', dog: 'bigDog', card: '15', place: preyPlace } as const;
    const scene = dogSceneOf(event, { ...chased.before, row }, places, WIDTH);
    const [prey, dog] = scene?.runaways ?? [];
    if (prey === undefined || dog === undefined) throw new Error('somebody is missing');
    expect([prey.card, dog.card]).toEqual(['15', 'bigDog']);
    const side = Math.sign(prey.at.x - dog.at.x);
    const wrong = TIMES.filter((time) => side * (at(prey, time) - at(dog, time)) <= 0 && isInSight(at(dog, time)));
    expect(wrong).toEqual([]);
    expect([isInSight(at(prey, 2000)), isInSight(at(dog, 2000))]).toEqual([false, false]);
  });
  const isInSight = (x: number): boolean => x > -CARD && x < WIDTH;

  it('[FD2] a dog that chases leaves its card before the cat starts up, and all is over when the fact is', () => {
    const { runaways } = sceneOf(chased);
    const [prey, dog] = runaways;
    expect(endOf(dog?.whole ?? [])).toBeLessThan(endOf(prey?.whole ?? []));
    for (const { figure, frame } of runaways)
      expect(Math.max(endOf(figure.across), endOf(figure.lift), endOf(frame))).toBeLessThanOrEqual(duration(chased));
  });

  it('[FD5] chases a rabbit just so', () => {
    const { before } = stepTo(({ event, before: row }) => event.type === 'dogsLeft' && row.row.some(isRabbit));
    const event = {
      type: 'rabbitChased',
      dog: 'bigDog',
      card: 'rabbit',
      place: before.row.findIndex(isRabbit),
    } as const;
    expect(dogSceneOf(event, before, places, WIDTH)?.runaways[0]?.card).toBe('rabbit');
  });
  const isRabbit = ({ card }: FelixStep['before']['row'][number]): boolean => card === 'rabbit';
});

describe('dogs that quarrel', () => {
  const step = stepTo(({ event }) => event.type === 'dogsLeft' && event.dogs.length > 1);

  it('[FD1] meet in a cloud and nothing flees', () => {
    const { runaways, cloud } = sceneOf(step);
    expect(cloud).toBeDefined();
    expect(runaways.map(({ card }) => card).filter((card) => card !== 'bigDog' && card !== 'smallDog')).toEqual([]);
    expect(runaways.length).toBeGreaterThan(1);
    expect(leavingIn(step.event, step.before).prey).toBeNull();
  });

  it('[FD1] fly off on both sides', () => {
    const ends = sceneOf(step).runaways.map((dog) => Math.sign(at(dog, 2000)));
    expect(new Set(ends)).toEqual(new Set([1, -1]));
  });
});

describe('other facts', () => {
  it('[FD6] a dog that finds nothing leaves alone', () => {
    const step = stepTo(({ event, before }) => event.type === 'dogsLeft' && leavingIn(event, before).dogs.length === 1);
    const { runaways, cloud } = sceneOf(step);
    expect([runaways.length, cloud]).toEqual([1, undefined]);
  });

  it('[FD2] dogs that have chased something are not shown leaving again, and no other fact moves a dog', () => {
    const { steps } = playTo({ when: ({ event, before }) => event.type === 'sackBought' && before.round > 4 });
    const chases = steps.filter(({ event }) => event.type === 'catChased');
    const silent = steps.filter(
      ({ event }, index) =>
        (event.type !== 'catChased' && event.type !== 'dogsLeft') || steps[index - 1]?.event.type === 'catChased',
    );
    expect(chases.length).toBeGreaterThan(0);
    expect(silent.filter(({ event, before }) => dogSceneOf(event, before, places, WIDTH) !== null)).toEqual([]);
  });
});
