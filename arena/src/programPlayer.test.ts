import { gameById } from '@miaou/games';
import { SeededChance, seat } from '@miaou/kit';
import { afterEach, describe, expect, it } from 'vitest';
import type { Player, PlayerRequest } from './player.js';
import { ProgramPlayer } from './programPlayer.js';

/** A program of one line of JavaScript that is run for each question `q`; what it gives is written as the answer. */
const program = (body: string): string => {
  const source = `require('readline').createInterface(process.stdin).on('line', (line) => { const q = JSON.parse(line); ${body} })`;
  return `"${process.execPath}" -e "${source.replaceAll('"', '\\"')}"`;
};

const ANSWERS = `console.log(JSON.stringify({ id: q.id, move: q.legal[q.legal.length - 1] }))`;

const request = (milliseconds = 60_000): PlayerRequest => {
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

describe('ProgramPlayer', () => {
  it('a program gets requests as lines of JSON and answers with a move', async () => {
    const asked = request();
    const player = playing(ANSWERS);
    expect(await player.answer(asked)).toBe(asked.legalMoves.length - 1);
    expect(await player.answer(asked)).toBe(asked.legalMoves.length - 1);
  });

  it.each([
    ['ends without an answer', 'process.exit(3)', 'crashed'],
    ['writes something that is not JSON', `console.log('meow')`, 'nonsense'],
    ['answers another request', `console.log(JSON.stringify({ id: 99, move: q.legal[0] }))`, 'nonsense'],
    ['makes a move that is not legal', `console.log(JSON.stringify({ id: q.id, move: { type: 'purr' } }))`, 'illegal'],
    ['leaves the move out', `console.log(JSON.stringify({ id: q.id }))`, 'illegal'],
  ])('a program that %s has failed, and is asked again for the next decision', async (_, body, fault) => {
    const player = playing(body);
    expect(await player.answer(request())).toBe(fault);
    expect(await player.answer(request())).toBe(fault);
  });

  it('a program that does not answer in time is late, and is restarted', async () => {
    const player = playing(`if (q.milliseconds > 1) ${ANSWERS}`);
    const ready = request();
    expect(await player.answer(ready)).toBe(ready.legalMoves.length - 1);
    expect(await player.answer(request(1))).toBe('late');
    expect(await player.answer(ready)).toBe(ready.legalMoves.length - 1);
  });

  it('a program that cannot be started has crashed', async () => {
    const player = new ProgramPlayer('no-such-program-anywhere', 'felix');
    opened.push(player);
    expect(await player.answer(request())).toBe('crashed');
  });
});
