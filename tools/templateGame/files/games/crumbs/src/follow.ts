import { seatsOf } from '@miaou/kit';
import type { CrumbsEvent, CrumbsView } from './types.js';

/** The view after one event as its viewer was told it. */
export const follow = (view: CrumbsView, event: CrumbsEvent): CrumbsView => {
  switch (event.type) {
    case 'decided':
      return {
        ...view,
        toMove: view.toMove.filter((seat) => seat !== event.seat),
        own: event.crumbs ?? view.own,
      };
    case 'crumbsShown': {
      const { taken, eaten } = event;
      return { ...view, own: null, past: [...view.past, { plate: view.plate, taken, eaten }] };
    }
    case 'plateServed':
      return { ...view, toMove: seatsOf(view.options.seats), plate: event.plate };
    case 'matchEnded':
      return { ...view, result: event.result };
  }
};

/** What others decided, and the next plate, cannot be forgotten again. */
export const reveals = ({ type }: CrumbsEvent): boolean => type === 'crumbsShown' || type === 'plateServed';
