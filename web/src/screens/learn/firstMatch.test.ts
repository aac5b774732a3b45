import { expect, test } from 'vitest';
import { GAMES } from '../../games/registry';
import { LANGUAGES } from '../../texts/languages';
import { firstMatchChoice } from './firstMatch';

test.each(GAMES)('the match after the first game of $id is dealt at once, by the rules it taught', (game) => {
  for (const language of LANGUAGES) {
    const { options, opener, level, seats } = firstMatchChoice(game, language);
    expect({ options, opener, level, seats }).toEqual({
      options: {},
      opener: 'chance',
      level: 1,
      seats: game.usualSeats,
    });
  }
});
