import { GAMES } from '@miaou/games';
import { type Game, type Position, SeededChance } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASES, type Case } from './cases.js';
import { viewersOf } from './fingerprint.js';
import { type Choice, choose, drawPlayStyle } from './playing.js';

const summary = (position: Position): string => JSON.stringify([position.state(), position.view('spectator')]);

const anyMatchOf = (game: Game): [fc.Arbitrary<Case>, fc.Arbitrary<number>] => [
  fc.constantFrom(...CASES.filter((one) => one.game === game)),
  fc.integer({ min: 0, max: 1_000_000 }),
];

/** Plays a match to its end; `visit` is called before each choice. */
const playThrough = (
  { game, options }: Case,
  seed: number,
  visit: (position: Position, choice: Choice) => void,
): Position => {
  const chance = new SeededChance(seed);
  const style = drawPlayStyle(chance);
  const position = game.start(options, game.deal(options, chance));
  while (position.toMove.length > 0) {
    const choice = choose(position, style, chance);
    visit(position, choice);
    position.play(choice.seat, choice.move);
  }
  return position;
};

const MOVES = Number(process.env['MIAOU_MOVES']);

/** As many matches as come to about the same number of moves in every game. */
const runsOf = (game: Game): { readonly numRuns: number; readonly seed: number } => {
  let moves = 0;
  const one = CASES.find((candidate) => candidate.game === game);
  if (one !== undefined) playThrough(one, 1, () => moves++);
  return { numRuns: Math.max(4, Math.round(MOVES / moves)), seed: 20_100 };
};

describe.each(GAMES)('any match of $id', (game) => {
  const runs = runsOf(game);

  it('the redacted events of a move lead every viewer from view to view, byte for byte', () => {
    fc.assert(
      fc.property(...anyMatchOf(game), (one, seed) => {
        playThrough(one, seed, (position, { seat, move }) => {
          const after = position.clone();
          const events = after.play(seat, move);
          for (const viewer of viewersOf(one.options)) {
            const followed = events
              .map((event) => after.redact(event, viewer))
              .reduce((view, event) => game.follow(view, event), position.view(viewer));
            expect(JSON.stringify(followed)).toBe(JSON.stringify(after.view(viewer)));
          }
        });
      }),
      runs,
    );
  });

  it('a move of the actor and its integer action lead to the same position', () => {
    fc.assert(
      fc.property(...anyMatchOf(game), (one, seed) => {
        playThrough(one, seed, (position, { seat, move }) => {
          if (seat !== position.actor) return;
          const [byMove, byAction] = [position.clone(), position.clone()];
          byMove.play(seat, move);
          byAction.act(byAction.actionOf(move));
          expect(summary(byAction)).toBe(summary(byMove));
        });
      }),
      runs,
    );
  });

  it('a copy into a new or an old position equals the original and is independent of it', () => {
    fc.assert(
      fc.property(...anyMatchOf(game), (one, seed) => {
        const old = playThrough(one, seed + 1, () => {});
        const last = playThrough(one, seed, (position, { seat, move }) => {
          const copy = position.clone();
          const before = summary(position);
          old.copyFrom(position);
          copy.play(seat, move);
          expect([summary(position), summary(old)]).toEqual([before, before]);
          expect(old.legalMoves(old.actor)).toEqual(position.legalMoves(position.actor));
        });
        expect(last.outcome()).toBeDefined();
      }),
      runs,
    );
  });
});
