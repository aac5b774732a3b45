import { RECORD_FORMAT, type RecordedMove, SeededChance } from '@miaou/kit';
import { describe, expect, it, vi } from 'vitest';
import { CASES } from './cases.js';
import { viewersOf } from './fingerprint.js';
import { pairingFor } from './pairings/index.js';
import { countStories } from './pairings/pairing.js';
import { choose, drawTemper } from './playing.js';

vi.setConfig({ testTimeout: 60_000 });

describe.each(CASES)('$name', ({ name, game, options }) => {
  it('says of a move that it reveals when a die was thrown, or when somebody knows more than before', () => {
    const chance = new SeededChance(`${name} reveals`);
    const position = game.start(options, game.deal(options, chance));
    const temper = drawTemper(chance);
    const moves: RecordedMove[] = [];
    const story = {
      format: RECORD_FORMAT,
      game: game.id,
      options: game.formatOptions(options),
      deal: position.deal,
      moves,
    } as const;
    const worlds = (): number[] => viewersOf(options).map((viewer) => countStories(pairingFor(game.id)(story, viewer)));
    let before = worlds();
    while (position.toMove.length > 0) {
      const thrown = position.countFaces() > 0;
      const { seat, move } = choose(position, temper, chance);
      const revealed = position.play(seat, move).some((event) => game.reveals(event));
      moves.push({ seat, ...move });
      const after = worlds();
      const learned = after.some((count, viewer) => count < (before[viewer] ?? count));
      if (thrown || learned) expect([move, revealed]).toEqual([move, true]);
      before = after;
    }
  });
});
