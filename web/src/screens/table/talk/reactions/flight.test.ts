import { REACTIONS } from '@miaou/protocol';
import { describe, expect, it } from 'vitest';
import { filmOf } from '../../../../ui/keyframes';
import sheet from './faces.svg?raw';
import { across, FLIGHT, GESTURES, landing, withoutSeat } from './flight';

const PHONE = { width: 390, height: 700 };
const LAPTOP = { width: 980, height: 720 };

describe('a face flies from its seat', () => {
  it('every reaction has a drawing, and every drawing is of a reaction', () => {
    const drawn = [...sheet.matchAll(/<symbol id="react-(\w+)"/g)].map(([, name]) => name);
    expect(drawn).toEqual([...REACTIONS]);
  });

  it.each([PHONE, LAPTOP])('a face stops beside the seat, nearer to the middle and inside the stage', (stage) => {
    for (const x of [0, 30, stage.width / 3, stage.width])
      for (const y of [0, 40, stage.height - 40, stage.height]) {
        const to = landing({ x, y }, stage);
        const [before, after] = [
          Math.hypot(stage.width / 2 - x, stage.height / 2 - y),
          Math.hypot(stage.width / 2 - to.x, stage.height / 2 - to.y),
        ];
        expect(after).toBeLessThan(before);
        expect(Math.hypot(to.x - x, to.y - y)).toBeLessThan(before / 2);
        expect(to.x > 0 && to.x < stage.width && to.y > 0 && to.y < stage.height).toBe(true);
      }
  });

  it('a face from the very middle stays there, and one without a seat is at the top', () => {
    expect(landing({ x: 195, y: 350 }, PHONE)).toEqual({ x: 195, y: 350 });
    expect(withoutSeat(PHONE)).toMatchObject({ x: 195 });
  });

  it('a face begins on its seat, ends unseen, and its gesture is over before', () => {
    const { frames, duration, delay } = filmOf(across({ x: -40, y: 90 }));
    expect(frames[0]?.['transform']).toContain('translate(-40px, 90px)');
    expect(frames.at(-1)?.['opacity']).toBe(0);
    expect(delay + duration).toBe(FLIGHT);
    for (const reaction of REACTIONS) {
      const gesture = filmOf(GESTURES[reaction]);
      expect(gesture.delay + gesture.duration).toBeLessThan(FLIGHT);
      expect(gesture.frames.at(-1)?.['transform']).toBe(gesture.frames[0]?.['transform']);
    }
  });
});
