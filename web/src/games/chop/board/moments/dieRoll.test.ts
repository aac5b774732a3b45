import { KITCHEN } from '@miaou/chop';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../../../../ui/keyframes';
import { playUntil } from '../testing/playing';
import { duration, tellsAfter } from '../timing';
import { faceBeats, rollFilm, tumbleFaces } from './dieRoll';

const SALTS = Array.from({ length: 40 }, (_, salt) => salt);
const DICE = Object.entries(KITCHEN.dice).flatMap(([side, faces]) =>
  [...new Set(faces)].map((value) => [side, value, faces] as const),
);

describe('a die that tumbles', () => {
  it.each(DICE)('[CB6] of the %s comes to lie on %i, through other faces of its own', (_, value, faces) => {
    for (const salt of SALTS) {
      const seen = tumbleFaces(faces, value, salt);
      expect(seen.at(-1)).toBe(value);
      expect(seen.filter((face) => !faces.includes(face))).toEqual([]);
      expect(seen.filter((face, index) => face === seen[index - 1])).toEqual([]);
    }
  });

  it('[CB6] a die that tumbles does not give away on its way what it will show', () => {
    for (const faces of Object.values(KITCHEN.dice))
      for (const salt of SALTS) {
        const ways = [...new Set(faces)].map((value) => tumbleFaces(faces, value, salt).slice(0, 5).join(' '));
        expect(new Set(ways).size).toBe(1);
      }
  });

  it('[CB6] with one number only has no other face to show', () => {
    expect(new Set(tumbleFaces([2, 2], 2, 3))).toEqual(new Set([2]));
  });

  it('[CB6] a die that tumbles comes from where no words stand: they are on its right', () => {
    for (const [time, { x }] of rollFilm.across) expect(x, `after ${time} ms`).toBeLessThanOrEqual(0);
  });

  it('[CB6] a die that tumbles shows one face at a time, and lies still in its place before the number is told', () => {
    const ends = [0, 1, 2, 3, 4, 5].map((index) => faceBeats(index).at(-1));
    const starts = [1, 2, 3, 4, 5, 6].map((index) => faceBeats(index).find(([, { opacity }]) => opacity === 1)?.[0]);
    expect(ends.map((beat) => beat?.[1].opacity)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(ends.map((beat) => beat?.[0])).toEqual(starts);
    expect(filmOf(rollFilm.across).frames.at(-1)?.['transform']).toContain('translate(0px, 0px)');
    const rolls = playUntil({ at: ({ round }) => round === 3 }).steps.filter(({ event }) => event.type === 'dieRolled');
    for (const roll of rolls) {
      expect(tellsAfter(roll)).toBeGreaterThan(rollFilm.across.at(-1)?.[0] ?? 0);
      expect(duration(roll)).toBeGreaterThan(rollFilm.spin.at(-1)?.[0] ?? 0);
    }
  });
});
