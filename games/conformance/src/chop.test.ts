import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { playOn } from './playing.js';
import { ChopReading } from './rulebook/chop.js';

const MATCHES = 4;
const CASES = shareOfCases(Number(process.env['MIAOU_CASES']), 6).filter(({ game }) => game.id === 'chop');

describe.each(CASES)('$name', ({ name, game, options }) => {
  it('Chop plays move by move as a plain reading of its rulebook does', () => {
    const chance = new SeededChance(`${name} read`);
    for (let match = 0; match < MATCHES; match++) {
      const position = game.start(options, game.deal(options, chance));
      const reading = new ChopReading(options, position.deal);
      const checkAgreement = (): void => {
        expect(JSON.stringify(position.state())).toBe(JSON.stringify(reading.state()));
        expect(JSON.stringify(position.legalMoves(position.actor))).toBe(JSON.stringify(reading.moves()));
      };
      playOn(position, chance, ({ move }) => {
        checkAgreement();
        reading.play(move);
      });
      checkAgreement();
      expect(position.outcome()).toEqual(reading.result);
    }
  });
});
