import { describe, expect, it } from 'vitest';
import { filmOf } from '../../../../ui/keyframes';
import { playUntil } from '../testing/playing';
import { duration, stillDuration, tellsAfter } from '../timing';
import { type AirTile, airTileOf, CHEESE_TIME, forkFilm, riseOf, stillTile } from './tileTurn';

const match = playUntil({ bot: 'ida', at: ({ result }) => result !== null });
const scenes = match.steps.flatMap((step, index) => {
  const air = airTileOf(step.event, match.steps[index - 1]?.event ?? null);
  return air === null ? [] : [{ step, air }];
});
const lastBeat = ({ tile, flip, back, face, art }: AirTile): number =>
  Math.max(...[tile, flip, back, face, art].map((beats) => beats.at(-1)?.[0] ?? 0));

describe('a tile that is turned up', () => {
  it('[CT1] a tile that is turned up turns above its square, and in the top row below it', () => {
    expect([riseOf('b1') > 0, riseOf('b2') < 0, riseOf('f7') < 0]).toEqual([true, true, true]);
  });

  it('[CT1] every tile that is turned is seen in the air, with its own kind', () => {
    const turned = match.steps.filter(({ event }) => event.type === 'tileTurned');
    const shown = scenes.filter(({ step }) => step.event.type === 'tileTurned');
    expect(shown).toHaveLength(turned.length);
    for (const { step, air } of shown)
      expect([air.square, air.kind]).toEqual(
        step.event.type === 'tileTurned' ? [step.event.square, step.event.tile] : [],
      );
  });

  it('[CT1] it does not hide the piece that turned it', () => {
    const turned = scenes.filter(({ step }) => step.event.type === 'tileTurned');
    expect(new Set(turned.map(({ air }) => filmOf(air.tile).frames[0]?.['opacity']))).toEqual(new Set([0]));
  });

  it('[CT1] its face and its words come together, and it is done before the next fact', () => {
    for (const { step, air } of scenes) {
      expect(lastBeat(air)).toBeLessThanOrEqual(duration(step));
      if (step.event.type !== 'tileTurned') continue;
      expect(filmOf(air.face).delay).toBe(tellsAfter(step));
    }
  });

  it('[CT2, CT6, CT7] what a cheese or a knife does begins where its turning ended', () => {
    const second = scenes.filter(({ step }) => step.event.type !== 'tileTurned');
    expect(new Set(second.map(({ step }) => step.event.type))).toContain('knifeHurt');
    for (const { step, air } of second) {
      const first = scenes.find((scene) => scene.step === match.steps[match.steps.indexOf(step) - 1]);
      const [start, end] = [filmOf(air.tile).frames[0], filmOf(first?.air.tile ?? []).frames.at(-1)];
      expect(start?.['transform']).toBe(end?.['transform']);
    }
  });

  it('[CT6] a fork goes from its mouse to the cheese, and is gone with it before the next fact', () => {
    const [from, to] = [
      { x: 50, y: 50 },
      { x: 450, y: 250 },
    ];
    const { across, lift, spin, cheese } = forkFilm(from, to);
    expect(filmOf(across).frames.at(0)?.['transform']).toContain('translate(50px, 50px)');
    expect(filmOf(across).frames.at(-1)?.['transform']).toContain('translate(450px, 250px)');
    expect([lift, cheese].map((beats) => filmOf(beats).frames.at(-1)?.['opacity'])).toEqual([0, 0]);
    const ends = [across, lift, spin, cheese].map((beats) => beats.at(-1)?.[0] ?? 0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(CHEESE_TIME);
  });

  it('[CT1] where nothing may travel, its face comes and goes above the square', () => {
    for (const { step, air } of scenes) {
      const { tile, face, flip, art } = stillTile(air);
      expect([tile.length, flip.length, art.length]).toEqual([1, 0, 0]);
      if (step.event.type === 'tileTurned') expect(face.at(-1)?.[0]).toBe(stillDuration(step));
    }
  });
});
