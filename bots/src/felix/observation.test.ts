import { type FelixOptions, felix } from '@miaou/felix';
import { type FelixPosition, makeSetup, startPosition } from '@miaou/felix/search';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { MAX_SEATS, Observation, PASSIVE } from './observation.js';
import { observePosition } from './observePosition.js';
import { observeView } from './observeView.js';

/** Only what this match has: places of absent seats may hold anything. */
const seen = (observation: Observation) => {
  const { rules, mice, points, bids, unseen, past, ...numbers } = observation;
  const { rabbitFlees, bigDogTakesWorst } = rules;
  const present = [mice, points, bids, unseen].map((list) => list.slice(0, observation.seats));
  return { ...numbers, rabbitFlees, bigDogTakesWorst, present, passive: unseen[PASSIVE], past: structuredClone(past) };
};

const optionsOf = (raw: object): FelixOptions => {
  const options = felix.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
};

/** Low bids are likelier, so that matches have long auctions. */
const someAction = (position: FelixPosition, chance: SeededChance): number =>
  position.actionAt(chance.below(Math.min(3, position.countActions())));

const MATCHES = Number(process.env['MIAOU_BOT_MATCHES']);

describe('Observation', () => {
  const ways = [3, 4, MAX_SEATS].flatMap((seats) => [
    { seats, edition: 'felix' },
    { seats, edition: 'filou', bigDogFallback: 'mostNegative' },
  ]);

  it.each(ways)('[FK1] [FK3] the observation from the view equals the one from the position with %j', (raw) => {
    const options = optionsOf(raw);
    const chance = new SeededChance(`sight ${raw.seats}`);
    const [fromView, fromPosition] = [new Observation(), new Observation()];
    for (let match = 0; match < MATCHES; match++) {
      const position = startPosition(makeSetup(options, felix.deal(options, chance)));
      while (position.phase !== 'over') {
        observeView(position.view(position.actor), position.actor, fromView);
        observePosition(position, position.actor, fromPosition);
        expect(seen(fromPosition)).toEqual(seen(fromView));
        position.act(someAction(position, chance));
      }
    }
  });
});
