import { RECORD_FORMAT, type RecordedMove, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { viewersOf } from './fingerprint.js';
import { pairingFor } from './pairings/index.js';
import { countConsistent } from './pairings/pairing.js';
import { choose, drawPlayStyle } from './playing.js';

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 5))('$name', ({ name, game, options }) => {
  it('a move that rolls a die or tells some viewer more than before counts as revealing', () => {
    const chance = new SeededChance(`${name} reveals`);
    const position = game.start(options, game.deal(options, chance));
    const style = drawPlayStyle(chance);
    const moves: RecordedMove[] = [];
    const record = {
      format: RECORD_FORMAT,
      game: game.id,
      options: game.formatOptions(options),
      deal: position.deal,
      moves,
    } as const;
    const worlds = (): number[] =>
      viewersOf(options).map((viewer) => countConsistent(pairingFor(game.id)(record, viewer)));
    let before = worlds();
    while (position.toMove.length > 0) {
      const thrown = position.countFaces() > 0;
      const { seat, move } = choose(position, style, chance);
      const revealed = position.play(seat, move).some((event) => game.reveals(event));
      moves.push({ seat, ...move });
      const after = worlds();
      const learned = after.some((count, viewer) => count < (before[viewer] ?? count));
      if (thrown || learned) expect([move, revealed]).toEqual([move, true]);
      before = after;
    }
  });
});
