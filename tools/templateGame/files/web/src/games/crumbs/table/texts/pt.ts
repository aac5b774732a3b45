import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Rondas', means: 'Quem então tiver comido mais ganha.' } },
  parts: {},
  sharedDevice: 'Passem o dispositivo de mão em mão. Um ecrã esconde o que cada um tira.',
  refusals: { sameAgain: 'Tiraste o mesmo na ronda anterior. Tira outro número.' },
};

export default words;
