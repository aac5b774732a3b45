import { describe } from 'vitest';
import { describeAppending } from './appending.js';
import { describeArchive } from './archiving.js';
import { useBench } from './bench.js';
import { describeCrash } from './crash.js';
import { describeDamage } from './damage.js';
import type { StoreLab } from './lab.js';
import { describeListing } from './listing.js';
import { describePeople } from './people.js';
import { describePushes } from './pushing.js';

/** What every store promises, whatever it is made of. */
export const describeStore = (name: string, makeLab: () => StoreLab): void => {
  describe(`a store on ${name}`, () => {
    const bench = useBench(makeLab);
    describeAppending(bench);
    describeDamage(bench);
    describeListing(bench);
    describePeople(bench);
    describePushes(bench);
    describeArchive(bench);
    describeCrash(bench);
  });
};
