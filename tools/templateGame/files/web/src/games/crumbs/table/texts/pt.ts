import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Rondas', means: 'Quem então tiver comido mais ganha.' } },
  parts: {},
  refusals: { sameAgain: 'Tiraste o mesmo na ronda anterior. Tira outro número.' },
};

export default words;
