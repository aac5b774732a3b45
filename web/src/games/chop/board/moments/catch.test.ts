import { KITCHEN } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { type Beat, filmOf } from '../../../../ui/keyframes';
import { type Point, standAt } from '../kitchen/geometry';
import { travelOf } from '../kitchen/motion';
import { playUntil } from '../testing/playing';
import { duration, stillDuration, tellsAfter } from '../timing';
import {
  FLIGHT_TIME,
  flightOf,
  impactOf,
  landingFilm,
  POUNCE_TIME,
  pounceFilm,
  preyOf,
  STILL_IMPACT,
  victimFilm,
} from './catch';

const match = playUntil({ bot: 'ida', at: ({ result }) => result?.side === 'cat' });
const catches = match.steps.filter(({ event }) => event.type === 'mouseCaught');

const endOf = (beats: readonly Beat[] | undefined): number => beats?.at(-1)?.[0] ?? 0;
const frameAt = (beats: readonly Beat[] | undefined, index: number): Keyframe | undefined =>
  filmOf(beats ?? []).frames.at(index);
const put = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
const BOTH_WAYS = [
  [standAt(KITCHEN, 'cat', 'f7'), standAt(KITCHEN, 'cat', 'd6')],
  [standAt(KITCHEN, 'cat', 'a1'), standAt(KITCHEN, 'cat', 'b2')],
] as const;

describe('the catch', () => {
  it('[CM4] a mouse is prey exactly in the fact before it is caught, and in that fact', () => {
    const wrong = match.steps.filter(({ event, before }, index) => {
      const caught = [event, match.steps[index + 1]?.event].find((one) => one?.type === 'mouseCaught');
      const isCat = event.type === 'mouseCaught' || event.type === 'catMoved' || event.type === 'jumped';
      const expected = isCat && caught?.type === 'mouseCaught' ? caught.mouse : null;
      return preyOf(event, before) !== expected;
    });
    expect(catches.length).toBeGreaterThan(1);
    expect(wrong).toEqual([]);
  });

  it('[CM5] a mouse under the table is no prey of the cat on top of it', () => {
    const { view } = playUntil({ at: ({ mice }) => mice.includes('c4') });
    expect(preyOf({ type: 'catMoved', from: 'c2', to: 'c4', path: ['c3', 'c4'] }, view)).toBeNull();
    expect(preyOf({ type: 'catMoved', from: 'c2', to: 'c3', path: ['c3'] }, view)).toBeNull();
  });

  it.each(BOTH_WAYS)('[CM4] the cat leaps from where it stood to its prey in one arc', (from, to) => {
    const { across, lift } = pounceFilm(from, to);
    expect(frameAt(across, 0)?.['transform']).toContain(put(from));
    expect(frameAt(across, -1)?.['transform']).toContain(put(to));
    expect(endOf(across)).toBe(POUNCE_TIME);
    expect(frameAt(lift, -1)?.['transform']).toContain(put({ x: 0, y: 0 }));
  });

  it.each(BOTH_WAYS)('[CM4] after it the cat stands as it always does', (from, to) => {
    const { body } = landingFilm(from, to, match.view);
    expect(frameAt(body, -1)?.['transform']).toContain('rotate(0deg) scale(1, 1)');
  });

  it('[CM4] cat and mouse are done with the leap when the catch is shown', () => {
    const leaps = match.steps.filter(({ event, before }) => travelOf(event, before)?.manner === 'pounce');
    expect(leaps.length).toBeGreaterThan(0);
    expect(leaps.map(duration)).toEqual(leaps.map(() => POUNCE_TIME));
    expect(endOf(victimFilm.body)).toBeLessThanOrEqual(POUNCE_TIME);
  });

  it('[CM4] it is told when the mouse lies on its chip, and all is over before the next fact', () => {
    for (const step of catches) {
      const { star, word, shake } = impactOf(step.after);
      expect(tellsAfter(step)).toBe(FLIGHT_TIME);
      expect(Math.max(endOf(star), endOf(word), endOf(shake))).toBeLessThanOrEqual(duration(step));
      expect(duration(step)).toBeGreaterThan(FLIGHT_TIME);
    }
  });

  it('[CE1] the last mouse is looked at for longer', () => {
    const times = catches.map(duration);
    expect(times.at(-1)).toBeGreaterThan(times[0] ?? Number.POSITIVE_INFINITY);
  });

  it('[CM4] the paper mouse is gone once its chip has it', () => {
    const { across, front, back } = flightOf({ x: 0, y: 0 }, { x: 300, y: 200 }, 0.4);
    expect(endOf(across)).toBe(FLIGHT_TIME);
    expect([frameAt(front, -1), frameAt(back, -1)].map((frame) => frame?.['opacity'])).toEqual([0, 0]);
  });

  it('[CM4] where nothing may travel, star and word only come and go', () => {
    const { star, word, shake } = STILL_IMPACT;
    expect(shake).toEqual([]);
    expect([...star, ...word].flatMap(([, pose]) => Object.keys(pose)).filter((key) => key !== 'opacity')).toEqual([]);
    expect(catches.map(stillDuration)).toEqual(catches.map(() => endOf(star)));
  });
});

describe('the frames of a moment', () => {
  it('[CM4] last from the first beat to the last, and move by transform and opacity alone', () => {
    const {
      frames,
      delay,
      duration: lasts,
    } = filmOf([
      [100, { x: 5 }],
      [150, { opacity: 0 }, 'ease-in'],
      [300, { y: 2 }],
    ]);
    expect({ delay, lasts }).toEqual({ delay: 100, lasts: 200 });
    expect(frames.map(({ offset, opacity }) => [offset, opacity])).toEqual([
      [0, 1],
      [0.25, 0],
      [1, 0],
    ]);
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(5px, 0px) rotate(0deg) scale(1, 1)',
      'translate(5px, 0px) rotate(0deg) scale(1, 1)',
      'translate(5px, 2px) rotate(0deg) scale(1, 1)',
    ]);
    expect(frames.map(({ easing }) => easing)).toEqual(['ease-in', 'linear', 'linear']);
  });
});
