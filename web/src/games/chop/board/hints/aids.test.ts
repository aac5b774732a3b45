import { type ChopView, chop } from '@miaou/chop';
import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import boardEn from '../texts/en';
import { chopAids } from './aids';
import de from './texts/aids/de';
import en from './texts/aids/en';
import fr from './texts/aids/fr';
import italian from './texts/aids/it';
import pt from './texts/aids/pt';
import zh from './texts/aids/zh';

const startView = (seed: string): ChopView => {
  const parsed = chop.parseOptions({ seats: 2, cat: 0 });
  if (!parsed.ok) throw new Error('no options');
  const position = chop.start(parsed.value, chop.deal(parsed.value, new SeededChance(seed)));
  return position.view('spectator');
};

const rowsOf = (view: ChopView, id: string): readonly (readonly [string, string])[] =>
  chopAids(en, boardEn, view)
    .filter((aid) => aid.id === id)
    .flatMap(({ rows }) => rows.map(({ label, value }) => [label, value] as const));

describe('aids at Chop', () => {
  it('[CB5] a tile may be each kind as often as it was not seen yet', () => {
    const rows = rowsOf(startView('one'), 'chop.tile');
    expect(rows[0]).toEqual(['cheese', '26%']);
    expect(rows).toHaveLength(7);
  });

  it('[CP4] the hidden tiles do not matter', () => {
    expect(chopAids(en, boardEn, startView('one'))).toEqual(chopAids(en, boardEn, startView('two')));
  });

  it('[CM4] every mouse on the board has the number of faces that catch it; one in a hole none', () => {
    const view: ChopView = { ...startView('one'), phase: 'roll', cat: 'c1', mice: ['b1', 'd2', 'S', null] };
    expect(rowsOf(view, 'chop.catch')).toEqual([
      ['Hat', '3 of 6'],
      ['Scarf', '3 of 6'],
      ['Specs', '0 of 6'],
    ]);
  });

  it.each(Object.entries({ en, fr, pt, italian, zh, de }))(
    'in %s each aid explains itself in one sentence',
    (_, words) => {
      for (const { why } of chopAids(words, boardEn, startView('one'))) expect(why).toMatch(/^[^.。]{8,100}[.。]$/u);
    },
  );
});
