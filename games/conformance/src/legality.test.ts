import { randomAction, SeededChance, seatsOf } from '@miaou/kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOfCases } from './cases.js';
import { fingerprint } from './fingerprint.js';
import { acceptedMoves, allMoves, bent, listed } from './moves.js';
import { LONGEST_MATCH, playOn, positionAfter } from './playing.js';

describe.each(shareOfCases(Number(process.env['MIAOU_CASES']), 1))('$name', ({ name, game, options }) => {
  const start = (seed: string) => {
    const chance = new SeededChance(`${name} ${seed}`);
    return { chance, position: game.start(options, game.deal(options, chance)) };
  };

  it('the legal moves of every seat are exactly those that are not refused, throughout a match', () => {
    const { chance, position } = start('refuse');
    const everything = allMoves(game, position);
    playOn(position, chance, () => {
      for (const seat of seatsOf(options.seats)) {
        const legal = listed(position.legalMoves(seat));
        expect(acceptedMoves(position, seat, everything)).toEqual(legal.toSorted());
        expect(legal.length > 0).toBe(position.toMove.includes(seat));
      }
    });
  });

  it('a mutated move is accepted if and only if it is listed as legal', () => {
    const { position, chance } = start('bent');
    const everything = allMoves(game, position);
    playOn(position, chance, ({ move }) => {
      const parsed = game.parseMove(bent(move, everything, chance));
      if (!parsed.ok) return;
      for (const seat of seatsOf(options.seats)) {
        const legal = listed(position.legalMoves(seat)).includes(JSON.stringify(parsed.value));
        expect([parsed.value, position.refuse(seat, parsed.value) === undefined]).toEqual([parsed.value, legal]);
      }
    });
  });

  it('the integer actions of the actor come in the order of its legal moves', () => {
    const { position, chance } = start('numbers');
    playOn(position, chance, () => {
      const actions = Array.from({ length: position.countActions() }, (_, index) => position.actionAt(index));
      expect(listed(actions.map((action) => position.moveOf(action)))).toEqual(
        listed(position.legalMoves(position.actor)),
      );
      expect(actions.map((action) => position.actionOf(position.moveOf(action)))).toEqual(actions);
      expect(Math.max(...actions)).toBeLessThan(game.actionLimit);
      expect(position.toMove).toContain(position.actor);
    });
  });

  it('the faces of the die are exactly the legal ones', () => {
    const { position, chance } = start('faces');
    playOn(position, chance, () => {
      const faces = Array.from({ length: position.countFaces() }, (_, index) =>
        position.moveOf(position.faceAt(index)),
      );
      const legal = listed(position.legalMoves(position.actor));
      if (faces.length > 0) expect([...new Set(listed(faces))].toSorted()).toEqual(legal.toSorted());
    });
  });

  it('an integer action leads to the same position as the move it stands for', () => {
    const { position, chance } = start('actions');
    const acting = position.clone();
    for (let played = 0; position.toMove.length > 0 && played < LONGEST_MATCH; played++) {
      const action = randomAction(acting, chance);
      position.play(position.actor, position.moveOf(action));
      acting.act(action);
      expect(JSON.stringify(acting.state())).toBe(JSON.stringify(position.state()));
      if (chance.below(8) === 0) expect(fingerprint(acting)).toBe(fingerprint(position));
    }
  });

  it('some seat owes a decision until there is an outcome, and none afterwards', () => {
    const { position, chance } = start('outcome');
    playOn(position, chance, () => expect(position.outcome()).toBeUndefined());
    const over = fingerprint(position);
    expect(position.outcome()).toBeDefined();
    for (const seat of seatsOf(options.seats)) {
      expect(position.legalMoves(seat)).toEqual([]);
      for (const move of allMoves(game, position))
        expect(position.refuse(seat, move)).toMatchObject({ code: 'game-over' });
    }
    expect(fingerprint(position)).toBe(over);
  });

  it('every refusal has a code and facts, and asking for it changes nothing', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 60 }),
        fc.nat({ max: 1e6 }),
        fc.nat({ max: game.actionLimit - 1 }),
        (steps, seed, action) => {
          const position = positionAfter(game, options, new SeededChance(seed), steps);
          const before = fingerprint(position);
          for (const seat of seatsOf(options.seats)) {
            const refusal = position.refuse(seat, position.moveOf(action)) ?? { code: 'none' };
            expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
            expect(JSON.parse(JSON.stringify(refusal))).toEqual(refusal);
          }
          expect(fingerprint(position)).toBe(before);
        },
      ),
      { seed: 7, numRuns: 20 },
    );
  });

  it('seats that choose at the same time may choose in any order', () => {
    const { position, chance } = start('at once');
    playOn(position, chance, () => {
      const [first, second] = position.toMove;
      if (first === undefined || second === undefined) return;
      const moves = [first, second].map((seat) => ({ seat, move: position.legalMoves(seat)[0] ?? { type: 'none' } }));
      const [forwards, backwards] = [position.clone(), position.clone()];
      for (const { seat, move } of moves) forwards.play(seat, move);
      for (const { seat, move } of moves.toReversed()) backwards.play(seat, move);
      expect(fingerprint(backwards)).toBe(fingerprint(forwards));
    });
  });
});
