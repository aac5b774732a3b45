import { SeededChance } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { BURROW, CLOSET, HALL } from '../testing/layouts.js';
import { optionsOf } from '../testing/matches.js';
import { chop, KITCHEN, NAMED_KITCHENS, parseLayout } from './index.js';

describe('reading options', () => {
  it('[CM2, CM3, CE2, CE4, CB7] fills in defaults and writes only what differs from them', () => {
    const options = optionsOf({ seats: 5, cat: 3 });
    expect(options).toEqual({
      seats: 5,
      cat: 3,
      path: 'originOnly',
      blocking: 'opponents',
      home: 'returnAfterTenth',
      knifeInDouble: 'endsTurn',
      maxRounds: 300,
      layout: KITCHEN,
    });
    expect(JSON.stringify(chop.formatOptions(options))).toBe('{"seats":5,"cat":3}');
  });

  it.each([
    { seats: 2, cat: 0, path: 'noReverse' },
    { seats: 3, cat: 2, path: 'noRevisit', blocking: 'allPieces' },
    { seats: 4, cat: 1, home: 'anyMouseHome', maxRounds: 1 },
    { seats: 5, cat: 4, home: 'quick', maxRounds: 10_000 },
    { seats: 3, cat: 0, knifeInDouble: 'rollsOn' },
    { seats: 2, cat: 1, layout: HALL },
  ])('[CM2, CM3, CE2, CE4, CB7] reads and writes %j', (raw) => {
    const parsed = chop.parseOptions(JSON.parse(JSON.stringify(raw)));
    expect(parsed.ok && JSON.stringify(chop.formatOptions(parsed.value))).toBe(JSON.stringify(raw));
  });

  it('[CB7] the standard kitchen spelt out is the standard kitchen', () => {
    expect(chop.formatOptions(optionsOf({ layout: JSON.parse(JSON.stringify(KITCHEN)) }))).toEqual({
      seats: 2,
      cat: 0,
    });
  });

  it.each([
    ['path', { path: 'anyhow' }],
    ['path', { path: null }],
    ['blocking', { blocking: 'none' }],
    ['home', { home: true }],
    ['knifeInDouble', { knifeInDouble: 'twice' }],
    ['maxRounds', { maxRounds: 0 }],
    ['maxRounds', { maxRounds: 10_001 }],
    ['maxRounds', { maxRounds: 2.5 }],
    ['maxRounds', { maxRounds: '300' }],
    ['layout', { layout: 'kitchen' }],
    ['layout', { layout: null }],
    ['"edition"', { edition: 'felix' }],
    ['"constructor"', { constructor: 1 }],
  ])('[CP1] refuses a wrong %s', (field, raw) => {
    expect(chop.parseOptions({ seats: 2, cat: 0, ...raw })).toMatchObject({ ok: false, error: { field } });
  });

  it.each([null, undefined, 7, 'chop', [2, 0]])('[CP1] reading options refuses %j', (raw) => {
    expect(chop.parseOptions(raw)).toMatchObject({ ok: false, error: { field: 'options' } });
  });

  it('[CP1, CM2, CM3, CT7, CE2, CE4, CB7] every option is declared as data', () => {
    expect(chop.optionSpecs).toEqual({
      cat: { kind: 'seat' },
      path: { kind: 'choice', choices: ['originOnly', 'noReverse', 'noRevisit'], default: 'originOnly' },
      blocking: { kind: 'choice', choices: ['opponents', 'allPieces'], default: 'opponents' },
      home: { kind: 'choice', choices: ['returnAfterTenth', 'anyMouseHome', 'quick'], default: 'returnAfterTenth' },
      knifeInDouble: { kind: 'choice', choices: ['endsTurn', 'rollsOn'], default: 'endsTurn' },
      maxRounds: { kind: 'integer', least: 1, most: 500, default: 300 },
      layout: { kind: 'document', named: NAMED_KITCHENS, default: 'kitchen' },
    });
  });
});

describe('reading a layout', () => {
  it.each([
    ['the standard kitchen', KITCHEN],
    ['a closet', CLOSET],
    ['a hall', HALL],
    ['a burrow', BURROW],
    ...Object.entries(NAMED_KITCHENS),
  ])('[CB7] accepts %s', (_, layout) => {
    expect(parseLayout(JSON.parse(JSON.stringify(layout)))).toEqual({ ok: true, value: layout });
  });

  const { tiles, table, holes, dice } = KITCHEN;
  it.each([
    ['a field too few', { ...KITCHEN, dice: undefined }, 'layout.dice'],
    ['no columns', { ...KITCHEN, columns: 0 }, 'layout.columns'],
    ['eight columns', { ...KITCHEN, columns: 8 }, 'layout.columns'],
    ['rows as text', { ...KITCHEN, rows: '7' }, 'layout.rows'],
    ['six and a half rows', { ...KITCHEN, rows: 6.5 }, 'layout.rows'],
    ['no table', { ...KITCHEN, table: { legs: [], under: [] } }, 'layout.table'],
    ['a table beyond the floor', { ...KITCHEN, table: { ...table, under: ['c4', 'g4'] } }, 'layout.table'],
    ['a square of the table twice', { ...KITCHEN, table: { ...table, under: ['c4', 'c3'] } }, 'layout.table'],
    ['a table with a tray', { ...KITCHEN, table: { ...table, tray: [] } }, 'layout.table'],
    ['a square that is none', { ...KITCHEN, table: { ...table, legs: ['c9'] } }, 'layout.table'],
    ['a hole too few', { ...KITCHEN, holes: { N: 'c1', E: 'f4', S: 'd7' } }, 'layout.holes'],
    ['the north hole in row 2', { ...KITCHEN, holes: { ...holes, N: 'c2' } }, 'layout.holes'],
    ['the east hole in column e', { ...KITCHEN, holes: { ...holes, E: 'e4' } }, 'layout.holes'],
    ['the south hole in row 6', { ...KITCHEN, holes: { ...holes, S: 'd6' } }, 'layout.holes'],
    ['the west hole in column b', { ...KITCHEN, holes: { ...holes, W: 'b4' } }, 'layout.holes'],
    ['two holes at one square', { ...KITCHEN, holes: { ...holes, N: 'a1', W: 'a1' } }, 'layout.holes'],
    ['a hole at the table', { ...KITCHEN, table: { ...table, under: ['c4', 'c1'] } }, 'layout.holes'],
    ['holes that are hardly on squares', { ...BURROW, holesOnSquares: false }, 'layout.holesOnSquares'],
    ['holes on squares in words', { ...BURROW, holesOnSquares: 'yes' }, 'layout.holesOnSquares'],
    ['a hole on the table', { ...BURROW, holes: { ...BURROW.holes, N: 'c2' } }, 'layout.holes'],
    ['two holes on one square', { ...BURROW, holes: { ...BURROW.holes, N: 'b3' } }, 'layout.holes'],
    ['holes that close a corner off', { ...BURROW, holes: { ...BURROW.holes, N: 'a2', S: 'b1' } }, 'layout.holes'],
    ['a hole without a way out', { ...BURROW, holes: { N: 'a1', E: 'a2', S: 'b1', W: 'e1' } }, 'layout.holes'],
    ['a tile on a hole', { ...BURROW, tiles: { ...BURROW.tiles, broken: 6 } }, 'layout.tiles'],
    ['a tile too many', { ...KITCHEN, tiles: { ...tiles, broken: 17 } }, 'layout.tiles'],
    ['a tile too few', { ...KITCHEN, tiles: { ...tiles, knife: 1 } }, 'layout.tiles'],
    ['no cheese', { ...KITCHEN, tiles: { ...tiles, cheese: 0, broken: 26 } }, 'layout.tiles'],
    ['less than no knives', { ...KITCHEN, tiles: { ...tiles, knife: -1, broken: 19 } }, 'layout.tiles'],
    ['an unknown tile', { ...KITCHEN, tiles: { ...tiles, spoon: 0 } }, 'layout.tiles'],
    ['a die of seven', { ...KITCHEN, dice: { ...dice, cat: [7] } }, 'layout.dice'],
    ['a die of none', { ...KITCHEN, dice: { ...dice, mice: [0, 1] } }, 'layout.dice'],
    ['a die without faces', { ...KITCHEN, dice: { ...dice, mice: [] } }, 'layout.dice'],
    ['thirteen faces', { ...KITCHEN, dice: { ...dice, mice: Array.from({ length: 13 }, () => 1) } }, 'layout.dice'],
    ['one die', { ...KITCHEN, dice: { cat: [1] } }, 'layout.dice'],
    ['a field of another name', { ...KITCHEN, name: 'kitchen' }, '"name"'],
  ])('[CB7] refuses %s', (_, raw, field) => {
    expect(parseLayout(raw)).toMatchObject({ ok: false, error: { field } });
  });
});

describe('what would be right', () => {
  it.each([
    [{ ...KITCHEN, rows: 8 }, 'a whole number from 1 to 7'],
    [{ ...KITCHEN, table: { legs: ['c3', 'c3'], under: [] } }, 'squares of the board, none twice, such as {"legs":'],
    [{ ...KITCHEN, holes: { ...KITCHEN.holes, N: 'c2' } }, 'one square at each edge, none of the table, such as {"N":'],
    [
      { ...BURROW, holes: { ...BURROW.holes, N: 'a2', S: 'b1' } },
      'squares that close off nothing, none of the table, such as {"N":',
    ],
    [{ ...BURROW, holesOnSquares: 1 }, 'such as true'],
    [{ ...BURROW, tiles: KITCHEN.tiles }, '15 tiles with at least one cheese, such as {"cheese":'],
    [{ ...KITCHEN, dice: { cat: [9], mice: [1] } }, 'up to 12 faces from 1 to 6, such as {"cat":'],
  ])('[CB7] a wrong layout is answered with what would be right: %#', (raw, expected) => {
    expect(parseLayout(raw)).toMatchObject({
      ok: false,
      error: { expected: expect.stringContaining(expected) as string },
    });
  });
});

describe('reading a deal', () => {
  const options = optionsOf({ seats: 4, cat: 1 });
  const dealt = chop.deal(options, new SeededChance('deal'));

  it('[CB5, CP2] reading a deal accepts what dealing gives, through JSON, for any layout', () => {
    for (const layout of [KITCHEN, CLOSET, HALL]) {
      const chosen = optionsOf({ seats: 3, cat: 2, layout });
      const deal = chop.deal(chosen, new SeededChance(1));
      expect(chop.parseDeal(JSON.parse(JSON.stringify(deal)), chosen)).toEqual({ ok: true, value: deal });
    }
  });

  it.each([
    ['no object', 7, 'deal'],
    ['no tiles', { firstMouseSeat: 0 }, 'tiles'],
    ['a tile too few', { ...dealt, tiles: dealt.tiles.slice(1) }, 'tiles'],
    ['a tile too many', { ...dealt, tiles: [...dealt.tiles, 'broken'] }, 'tiles'],
    ['another mix', { ...dealt, tiles: dealt.tiles.map((tile) => (tile === 'knife' ? 'cheese' : tile)) }, 'tiles'],
    ['an unknown tile', { ...dealt, tiles: dealt.tiles.map((tile) => (tile === 'knife' ? 'spoon' : tile)) }, 'tiles'],
    ['tiles that are no list', { ...dealt, tiles: { length: 38 } }, 'tiles'],
    ['no first mouse player', { tiles: dealt.tiles }, 'firstMouseSeat'],
    ['the cat as first mouse player', { ...dealt, firstMouseSeat: 1 }, 'firstMouseSeat'],
    ['a seat that is not there', { ...dealt, firstMouseSeat: 4 }, 'firstMouseSeat'],
    ['a field of another name', { ...dealt, seed: 1 }, '"seed"'],
  ])('[CB5, CP2] refuses %s', (_, raw, field) => {
    expect(chop.parseDeal(raw, options)).toMatchObject({ ok: false, error: { field } });
  });
});
