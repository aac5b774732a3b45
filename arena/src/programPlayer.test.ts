import { gameById } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import { afterEach, describe, expect, it } from 'vitest';
import type { Player, Question } from './player.js';
import { ProgramPlayer } from './programPlayer.js';

/** A program of one line of JavaScript that is run for each question `q`; what it gives is written as the answer. */
const program = (body: string): string => {
  const source = `require('readline').createInterface(process.stdin).on('line', (line) => { const q = JSON.parse(line); ${body} })`;
  return `"${process.execPath}" -e "${source.replaceAll('"', '\\"')}"`;
};

const ANSWERS = `console.log(JSON.stringify({ id: q.id, move: q.legal[q.legal.length - 1] }))`;

const question = (milliseconds = 60_000): Question => {
  const felix = gameById('felix');
  if (felix === undefined) throw new Error('no felix');
  const options = felix.parseOptions({ seats: 4 });
  if (!options.ok) throw new Error(options.error.code);
  const chance = new SeededChance('a');
  const position = felix.start(options.value, felix.deal(options.value, chance));
  const legalMoves = position.legalMoves(seat(0));
  return {
    game: 'felix',
    seat: seat(0),
    view: position.view(seat(0)),
    legalMoves,
    chance,
    budget: { milliseconds },
    seed: 'a',
  };
};

const opened: Player[] = [];

const playing = (body: string): Player => {
  const player = new ProgramPlayer(program(body), 'felix');
  opened.push(player);
  return player;
};

afterEach(() => {
  for (const player of opened.splice(0)) player.close();
});

describe('a program that plays', () => {
  it('is asked in lines of JSON and answers with a move', async () => {
    const asked = question();
    const player = playing(ANSWERS);
    expect(await player.answer(asked)).toBe(asked.legalMoves.length - 1);
    expect(await player.answer(asked)).toBe(asked.legalMoves.length - 1);
  });

  it.each([
    ['ends without a word', 'process.exit(3)', 'crashed'],
    ['writes what is no JSON', `console.log('meow')`, 'nonsense'],
    ['answers another question', `console.log(JSON.stringify({ id: 99, move: q.legal[0] }))`, 'nonsense'],
    ['makes a move that is not legal', `console.log(JSON.stringify({ id: q.id, move: { type: 'purr' } }))`, 'illegal'],
    ['leaves the move out', `console.log(JSON.stringify({ id: q.id }))`, 'illegal'],
  ])('fails when it %s, and is asked again afterwards', async (_, body, fault) => {
    const player = playing(body);
    expect(await player.answer(question())).toBe(fault);
    expect(await player.answer(question())).toBe(fault);
  });

  it('is late when it does not answer, and is started anew', async () => {
    const player = playing(`if (q.milliseconds > 1) ${ANSWERS}`);
    const ready = question();
    expect(await player.answer(ready)).toBe(ready.legalMoves.length - 1);
    expect(await player.answer(question(1))).toBe('late');
    expect(await player.answer(ready)).toBe(ready.legalMoves.length - 1);
  });

  it('that cannot be started has crashed', async () => {
    const player = new ProgramPlayer('no-such-program-anywhere', 'felix');
    opened.push(player);
    expect(await player.answer(question())).toBe('crashed');
  });
});
