import { GAMES } from '@miaou/games';
import type { Game } from '@miaou/kit';

const seatsOf = ({ seatCounts }: Game): string => `--seats ${seatCounts.at(-1)}`;

/** One option of the game that is not at its default. */
const optionOf = ({ optionSpecs }: Game): string[] =>
  Object.entries(optionSpecs).flatMap(([option, spec]) => {
    const other = spec.kind === 'choice' ? spec.choices.find((choice) => choice !== spec.default) : undefined;
    return other === undefined ? [] : [`--${option} ${other}`];
  });

/** Calls that work as they are written, for every game. */
const calls = (callOf: (game: Game) => string): string[] => GAMES.map(callOf);

export const SIMULATE_EXAMPLES = calls((game) =>
  [
    `miaou simulate ${game.id} ${seatsOf(game)}`,
    ...optionOf(game).slice(0, 1),
    '--games 1000 --seed 7 --bots greedy --out games.jsonl',
  ].join(' '),
);

export const ARENA_EXAMPLES = [
  ...calls((game) => `miaou arena ${game.id} ${seatsOf(game)} --bots greedy,random --games 8000 --report arena.html`),
  ...calls(({ id }) => `miaou arena ${id} --ladder --bots vera,greedy,random --games 1000 --report ladder.html`).slice(
    0,
    1,
  ),
  ...calls(({ id }) => `miaou arena ${id} --bots 'exec:python3 mybot.py,greedy' --games 1000 --journal mine.jsonl`),
];

export const ENV_EXAMPLES = [
  ...calls((game) => `miaou env ${game.id} ${seatsOf(game)} --batch 256 --seed 7`),
  ...calls(({ id }) => `miaou env ${id} --seed 7`).slice(0, 1),
];

export const EXPLOIT_EXAMPLES = calls(
  (game) => `miaou exploit ${game.id} --against greedy ${seatsOf(game)} --matches 1000000 --out responder.json`,
);

export const PUZZLES_EXAMPLES = [
  ...calls(({ id }) => `miaou puzzles make ${id} --count 100 --seed 7 --out ${id}.json`),
  ...calls(({ id }) => `miaou puzzles check ${id}.json --seed 8`).slice(0, 1),
];

export const REPLAY_EXAMPLES = [
  'miaou replay games.jsonl',
  ...calls(({ id }) => `miaou simulate ${id} --seed 7 | miaou replay -`).slice(0, 1),
];
