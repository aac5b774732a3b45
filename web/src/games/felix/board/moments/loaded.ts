import { loadWhenIdle } from '../../../../ui/loadWhenIdle';

import type * as MomentsModule from './index';

type Moments = typeof MomentsModule;

let loaded: Moments | undefined;

/** How the match is told, as soon as that is loaded. What is not loaded is not shown, so it takes no time either. */
export const loadedMoments = (): Moments | undefined => loaded;

/** To be called when the board stands. */
export const loadMoments = (show: (moments: Moments) => void): (() => void) =>
  loadWhenIdle(
    () => import('./index'),
    (moments) => {
      loaded = moments;
      show(moments);
    },
  );
