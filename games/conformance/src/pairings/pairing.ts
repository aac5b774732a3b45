import { type Chance, type MatchRecord, shuffled, type Viewer } from '@miaou/kit';

/** A match as far as it has come, in the words of the record format: no position, so no view can lend a hand. */
export type UnfinishedRecord = Omit<MatchRecord, 'result'>;

/** Things that one viewer cannot tell apart: the first few lie each in a place of its own, the others in one heap. */
export interface Secret {
  readonly things: readonly string[];
  readonly places: number;
}

/** All that one viewer does not know at the end of a record that is not over. */
export interface HiddenInformation {
  readonly secrets: readonly Secret[];
  /** The same record with the things of each secret in another order: the viewer cannot tell the two apart. */
  readonly rearrange: (orders: readonly (readonly string[])[]) => UnfinishedRecord;
}

/** What the rulebook of one game hides from a viewer, said once more without looking at the game's own views. */
export type Pairing = (record: UnfinishedRecord, viewer: Viewer) => HiddenInformation;

/** A record drawn evenly from all that the viewer cannot tell from the given one. */
export const drawConsistent = ({ secrets, rearrange }: HiddenInformation, chance: Chance): UnfinishedRecord =>
  rearrange(secrets.map(({ things }) => shuffled(things, chance)));

const swapped = (things: readonly string[], one: number, other: number): string[] => {
  const order = [...things];
  [order[one], order[other]] = [order[other] as string, order[one] as string];
  return order;
};

/** A record that differs in a single exchange of two things: among many differences, two could hide each other. */
export const drawSwapped = ({ secrets, rearrange }: HiddenInformation, chance: Chance): UnfinishedRecord => {
  const which = chance.below(secrets.length);
  const orders = secrets.map(({ things, places }, index) =>
    index === which && things.length > 0
      ? swapped(things, chance.below(places), chance.below(things.length))
      : [...things],
  );
  return rearrange(orders);
};

/** Every order of the things that differs in a place. The heap stays in the order in which it was left. */
function* ordersOf(things: readonly string[], places: number): Generator<string[]> {
  if (places === 0) yield [...things];
  else {
    for (const thing of new Set(things))
      for (const rest of ordersOf(things.toSpliced(things.indexOf(thing), 1), places - 1)) yield [thing, ...rest];
  }
}

function* combinationsOf(secrets: readonly Secret[]): Generator<string[][]> {
  const [secret, ...others] = secrets;
  if (secret === undefined) yield [];
  else {
    for (const order of ordersOf(secret.things, secret.places))
      for (const rest of combinationsOf(others)) yield [order, ...rest];
  }
}

/** Every record that the viewer cannot tell from the given one, itself included. */
export function* allConsistent({ secrets, rearrange }: HiddenInformation): Generator<UnfinishedRecord> {
  for (const orders of combinationsOf(secrets)) yield rearrange(orders);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** Equal things are exchanged unseen, and so are all those in the heap (where no two are equal: cards of one hand). */
const arrangementsOf = ({ things, places }: Secret): number => {
  const repeats = [...new Set(things)].map((thing) => things.filter((other) => other === thing).length);
  return (
    repeats.reduce((all, count) => all / factorial(count), factorial(things.length)) / factorial(things.length - places)
  );
};

/** How many records `allConsistent` gives. */
export const countConsistent = ({ secrets }: HiddenInformation): number =>
  secrets.reduce((all, secret) => all * arrangementsOf(secret), 1);
