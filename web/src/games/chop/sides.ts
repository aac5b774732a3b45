import type { Sides } from '../manifest';

/** The cat plays alone against the mice. */
export const SIDES: Sides = {
  part: 'cat',
  holder: 'cat-face',
  others: 'mouse-scarf',
  names: {
    en: { holder: 'The cat', others: 'The mice' },
    fr: { holder: 'Le chat', others: 'Les souris' },
    pt: { holder: 'O gato', others: 'Os ratos' },
    it: { holder: 'Il gatto', others: 'I topi' },
    zh: { holder: '猫', others: '老鼠' },
    de: { holder: 'Die Katze', others: 'Die Mäuse' },
  },
};
