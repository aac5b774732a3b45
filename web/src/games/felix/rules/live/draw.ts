import { CARDS, type Card, felix } from '@miaou/felix';
import { at, SeededChance, seat } from '@miaou/kit';

const YOU = seat(0);

/** What a neighbour draws, unseen, from the ten cards in your hand before a match begins, and what you keep (FS3). */
export const drawFromHand = (times: number): { readonly drawn: Card; readonly kept: readonly Card[] } => {
  const options = felix.parseOptions({ edition: 'felix', seats: 4 });
  if (!options.ok) throw new Error(`the example has no options: ${JSON.stringify(options.error)}`);
  const position = felix.start(options.value, felix.deal(options.value, new SeededChance(`hand ${times}`)));
  const kept = at(position.view(YOU).seats, YOU).hand ?? [];
  return {
    drawn: at(
      CARDS.filter((card) => !kept.includes(card)),
      0,
    ),
    kept,
  };
};
