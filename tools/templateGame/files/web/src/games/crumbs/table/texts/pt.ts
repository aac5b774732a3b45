import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Rondas', means: 'Quem então tiver comido mais ganha.' } },
  parts: {},
  refusals: { sameAgain: 'Tirou o mesmo na ronda anterior. Tire outro número.' },
};

export default words;
