import type { CrumbsTypes } from '@miaou/crumbs';
import { at } from '@miaou/kit';
import type { GameStep, LogLine } from '../../board';
import type { BoardWords } from './texts/words';

/** The log lines for one event, each with the rule behind it. */
export const logLines = (
  { event }: GameStep<CrumbsTypes>,
  names: readonly string[],
  { log }: BoardWords,
): readonly LogLine[] => {
  switch (event.type) {
    case 'decided':
      return [{ rule: 'MR1', text: log.decided(at(names, event.seat)) }];
    case 'crumbsShown':
      return event.taken.map((taken, seat) => {
        const eaten = at(event.eaten, seat);
        return { rule: eaten < taken ? 'MR4' : 'MR3', text: log.took(at(names, seat), taken, eaten) };
      });
    case 'plateServed':
      return [{ rule: 'MS3', text: log.served(event.plate), heading: true }];
    case 'matchEnded':
      return [{ rule: 'ME1', text: log.won(event.result.winners.map((seat) => at(names, seat)).join(', ')) }];
  }
};
