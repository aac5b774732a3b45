import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Round', means: 'Vince chi allora ne ha mangiate di più.' } },
  parts: {},
  sharedDevice: 'Passatevi il dispositivo. Una schermata nasconde quanto prende ciascuno.',
  refusals: { sameAgain: 'Ne hai prese altrettante nel round precedente. Prendine un altro numero.' },
};

export default words;
