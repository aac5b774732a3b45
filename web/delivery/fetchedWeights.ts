import type { Plugin } from 'vite';

const AT_HAND = /\/weights\/atHand\.js$/;

/** In the bots' worker the weights of nets are fetched when they are needed: all of them are most of what it would load. */
export const fetchedWeights: Plugin = {
  name: 'fetched-weights',
  enforce: 'pre',
  resolveId(source, importer) {
    return AT_HAND.test(source) ? this.resolve(source.replace(AT_HAND, '/weights/fetched.js'), importer) : undefined;
  },
};
