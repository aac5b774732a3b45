import { type FelixView, felix } from '@miaou/felix';
import { type Position, SeededChance, seat } from '@miaou/kit';
import { describe, expect, it } from 'vitest';
import { clientRulesOf } from './choices';
import { NOTHING } from './clientRules';
import { openChoices } from './openChoices';

const RULES = clientRulesOf(felix);
const [ANA, BEN, CLEO] = [seat(0), seat(1), seat(2)];

const dealt = (): Position => {
  const options = felix.parseOptions({ seats: 3 });
  if (!options.ok) throw new Error('three may play Felix');
  return felix.start(options.value, felix.deal(options.value, new SeededChance('open choices')));
};

const layFirst = (position: Position, by: typeof ANA): void => {
  const [move] = position.legalMoves(by);
  if (move === undefined) throw new Error('no card can be laid');
  position.play(by, move);
};

const pass = (position: Position, by: typeof ANA): void => void position.play(by, { type: 'pass' });

describe('the choices that are open', () => {
  it('a card that somebody else lays takes no choice away, neither while it is shown nor before', () => {
    const position = dealt();
    const shown = position.view(ANA);
    const choices = RULES.choices(shown, ANA);
    expect(choices.moves).toHaveLength(9);
    layFirst(position, BEN);
    const after = [position.view(ANA)];
    expect(openChoices(RULES, { shown, after }, ANA)).toEqual(choices);
    layFirst(position, CLEO);
    expect(openChoices(RULES, { shown, after: [...after, position.view(ANA)] }, ANA)).toEqual(choices);
  });

  it('a choice is open as soon as the event that brings it is shown', () => {
    const position = dealt();
    for (const by of [BEN, CLEO, ANA]) layFirst(position, by);
    const opener = position.actor;
    const shown = position.view(opener);
    expect(openChoices(RULES, { shown, after: [shown] }, opener)).toEqual(RULES.choices(shown, opener));
    expect(openChoices(RULES, { shown, after: [shown] }, opener).moves).not.toEqual([]);
  });

  it('a choice that is gone in the newest view is not offered while earlier events are shown', () => {
    const position = dealt();
    layFirst(position, BEN);
    const shown = position.view(ANA);
    layFirst(position, ANA);
    expect(openChoices(RULES, { shown, after: [position.view(ANA)] }, ANA)).toEqual(NOTHING);
  });

  it('a decision that was made elsewhere is not offered again, though the next one looks the same', () => {
    const position = dealt();
    for (const by of [BEN, CLEO, ANA]) layFirst(position, by);
    const me = position.actor;
    const now = (): FelixView => position.view(me) as FelixView;
    const shown = now();
    const after: FelixView[] = [];
    while (now().round === 1 || now().phase === 'place' || position.actor !== me) {
      if (now().phase === 'place') layFirst(position, position.actor);
      else pass(position, position.actor);
      after.push(now());
    }
    expect(RULES.choices(position.view(me), me).moves).toContainEqual({ type: 'pass' });
    expect(openChoices(RULES, { shown, after }, me)).toEqual(NOTHING);
  });
});
