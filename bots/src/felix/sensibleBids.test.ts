import { type Counts, codeOf, countOf, nthOf, one, pointsOf, sackOf, sizeOf } from '@miaou/felix/search';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { setOf } from './cards.js';
import { Observation } from './observation.js';
import { observePosition } from './observePosition.js';
import { bestSack, highestSensibleBid, wouldRefusePoints } from './sensibleBids.js';
import { dealMatch } from './training/match.js';

/** All rows that the hidden cards allow. */
const rowsOf = (observation: Observation, row: Counts, from: number): Counts[] => {
  if (from === observation.seats) return [row];
  if (((observation.hidden >>> from) & 1) === 0) return rowsOf(observation, row, from + 1);
  const set = observation.unseen[from] ?? 0;
  return Array.from({ length: sizeOf(set) }, (_, index) =>
    rowsOf(observation, row + one(nthOf(set, index)), from + 1),
  ).flat();
};

const bestByEnumeration = (observation: Observation): number =>
  Math.max(...rowsOf(observation, observation.known, 1).map((row) => pointsOf(sackOf(row, observation.rules))));

const auctionOf = (changes: Partial<Observation>): Observation =>
  Object.assign(new Observation(), { seats: 4, isAuction: true, inside: 0b1111 }, changes);

describe('sensible bids', () => {
  it.each(['felix', 'filou'] as const)(
    'the best sack is the best of all rows that the hidden cards allow, in %s',
    (edition) => {
      const chance = new SeededChance(`best sack ${edition}`);
      const observation = new Observation();
      let compared = 0;
      for (let match = 0; match < 12; match++) {
        const position = dealMatch({ seats: 3 + (match % 3), edition }, chance);
        while (position.phase !== 'over') {
          observePosition(position, position.actor, observation);
          if (observation.isAuction && sizeOf(observation.hidden) < 4) {
            expect(bestSack(observation)).toBe(bestByEnumeration(observation));
            compared++;
          }
          position.act(position.actionAt(chance.below(Math.min(3, position.countActions()))));
        }
      }
      expect(compared).toBeGreaterThan(200);
    },
  );

  it('a hidden dog can save the best cat from a dog in the row', () => {
    const observation = auctionOf({ known: one(codeOf('15')) + one(codeOf('bigDog')), hidden: 0b10 });
    observation.unseen[1] = setOf(['3', 'smallDog']);
    expect(bestSack(observation)).toBe(15);
    expect(countOf(observation.known, codeOf('smallDog'))).toBe(0);
  });

  it('no bid is higher than the best sack, nor higher than what outbids everybody', () => {
    const observation = auctionOf({ known: one(codeOf('5')) + one(codeOf('3')), highest: 2 });
    observation.mice.set([20, 20, 9, 4]);
    expect(highestSensibleBid(observation)).toBe(8);
    observation.hidden = 0b10;
    observation.unseen[1] = setOf(['bigDog', 'smallDog']);
    expect(highestSensibleBid(observation)).toBe(5);
    observation.hidden = 0;
    observation.mice.set([20, 6, 5, 4]);
    expect(highestSensibleBid(observation)).toBe(6);
    observation.mice.set([20, 1, 1, 1]);
    expect(highestSensibleBid(observation)).toBe(3);
    observation.known = one(codeOf('-8'));
    expect(highestSensibleBid(observation)).toBeLessThan(1);
  });

  it('[FX1] passing refuses points only where a sack of more than one point costs one mouse', () => {
    const observation = auctionOf({ known: one(codeOf('3')), isLastChoice: true });
    observation.mice[0] = 1;
    expect(wouldRefusePoints(observation)).toBe(true);
    expect(wouldRefusePoints(Object.assign(observation, { known: one(codeOf('-5')) }))).toBe(false);
    observation.mice[0] = 0;
    expect(wouldRefusePoints(Object.assign(observation, { known: one(codeOf('3')) }))).toBe(false);
    expect(wouldRefusePoints(auctionOf({ known: one(codeOf('3')) }))).toBe(false);
  });
});
