import { SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { dealt } from '../training/felixTables.js';
import { byNet } from './byNet.js';
import { TUNED } from './heuristic.js';
import { type Kind, kindsFor } from './kinds.js';
import { look } from './look.js';
import { mindFor } from './minds.js';
import type { Policy } from './policy.js';
import { Sight } from './sight.js';
import { Suspects } from './suspects.js';
import { tempered } from './tempered.js';
import { Worlds } from './worlds.js';

const [net, loose, tuned, plain] = kindsFor(mindFor(4)) as [Kind, Kind, Kind, Kind];
const VIEWER = seat(0);
const OTHER = seat(2);
const DRAWS = 40;

/** Which kinds a seat is taken for after six rounds by one who plays by the net among players of one policy. */
const takenFor = (policy: Policy): Kind[] => {
  const sight = new Sight();
  return Array.from({ length: 6 }, (_, match) => {
    const chance = new SeededChance(`suspects ${match}`);
    const position = dealt({ seats: 4, edition: 'felix' }, chance);
    while (position.round < 7) {
      look(position, position.actor, sight);
      position.act((position.actor === VIEWER ? byNet : policy)(sight, chance));
    }
    const view = position.view(VIEWER);
    const suspects = new Suspects([net, loose, tuned, plain], view, new Worlds(view).any(chance));
    return Array.from({ length: DRAWS }, () => suspects.draw(OTHER, chance));
  }).flat();
};

const shareOf = (kinds: readonly Kind[], among: readonly Kind[]): number =>
  kinds.filter((kind) => among.includes(kind)).length / kinds.length;

describe('what a player is taken for', () => {
  it('by what it did, when it plays by the net', () => {
    expect(shareOf(takenFor(byNet), [net])).toBeGreaterThan(0.5);
  });

  it('by what it did, when it looks no further than the sack', () => {
    expect(shareOf(takenFor(tempered(TUNED)), [tuned, plain])).toBeGreaterThan(0.75);
  });
});
