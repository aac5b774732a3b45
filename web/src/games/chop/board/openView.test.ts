import { chop } from '@miaou/chop';
import { randomAction, SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { tilesOf } from './kitchen/tiles';
import { openView } from './openView';

const match = (seats: number) => {
  const chance = new SeededChance(`open ${seats}`);
  const options = chop.parseOptions(chop.drawOptions({ seats }, chance));
  if (!options.ok) throw new Error('the default options must be right');
  return { chance, position: chop.start(options.value, chop.deal(options.value, chance)) };
};

describe('a kitchen with nothing hidden', () => {
  it('[CP4] every tile that lies face down is told as it lies, at every moment of a match', () => {
    const { chance, position } = match(3);
    for (; position.outcome() === undefined; position.act(randomAction(position, chance))) {
      const { tiles } = position.state();
      const { rest, faceDown } = openView(position.view('spectator'), position.deal);
      expect(rest).toEqual(Object.fromEntries(faceDown.map((square) => [square, tiles[square]])));
    }
    const over = position.view('spectator');
    expect(openView(over, position.deal)).toEqual(over);
  });

  it('[CP4] a tile that is told before the end is still drawn as lying face down', () => {
    const { position } = match(2);
    const open = openView(position.view('spectator'), position.deal);
    const drawn = tilesOf(open, null, null);
    expect(drawn.map(({ square }) => square)).toEqual(open.faceDown);
    expect(drawn.every(({ kind, isPeeked }) => kind !== null && isPeeked === true)).toBe(true);
  });
});
