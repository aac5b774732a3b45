import { describe } from 'vitest';
import { describeAppending } from './appending.js';
import { describeArchive } from './archiving.js';
import { describeCrash } from './crash.js';
import { describeDamage } from './damage.js';
import { describeDeleting } from './deleting.js';
import { describeListings } from './keepingListings.js';
import { describeListing } from './listing.js';
import { describeModeration } from './moderation.js';
import { describePeople } from './people.js';
import { describePersonalData } from './personalData.js';
import { describePushes } from './pushing.js';
import { describeScanning } from './scanning.js';
import { describeSnapshots } from './snapshotting.js';
import type { StoreFixture } from './storeFixture.js';
import { useStore } from './useStore.js';

/** What every store promises, whatever it is made of. */
export const describeStore = (name: string, makeFixture: () => StoreFixture): void => {
  describe(`a store on ${name}`, () => {
    const subject = useStore(makeFixture);
    describeAppending(subject);
    describeScanning(subject);
    describeSnapshots(subject);
    describeListings(subject);
    describeDamage(subject);
    describeListing(subject);
    describePeople(subject);
    describePushes(subject);
    describeModeration(subject);
    describeArchive(subject);
    describeDeleting(subject);
    describePersonalData(subject);
    describeCrash(subject);
  });
};
