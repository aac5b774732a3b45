import type { CrumbsTableWords } from './words';

const words: CrumbsTableWords = {
  options: { rounds: { label: 'Runden', means: 'Dann gewinnt, wer am meisten gegessen hat.' } },
  parts: {},
  sharedDevice: 'Reicht das Gerät herum. Was jeder nimmt, bleibt verdeckt.',
  refusals: { sameAgain: 'So viele waren es schon in der Runde davor. Nimm eine andere Zahl.' },
};

export default words;
