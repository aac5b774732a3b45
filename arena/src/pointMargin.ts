import type { GameTypes, Seat } from '@miaou/kit';

interface WithTotals {
  readonly seats: readonly { readonly total: number }[];
}

const countsPoints = (result: object): result is WithTotals => {
  const seats: unknown = Reflect.get(result, 'seats');
  return (
    Array.isArray(seats) && seats.every((seat: unknown) => typeof (seat as { total?: unknown }).total === 'number')
  );
};

/** A seat's points less the average of the others', for a game that counts points. */
export const marginOf = (result: GameTypes['result'], seat: Seat): number | undefined => {
  if (!countsPoints(result)) return undefined;
  const own = result.seats[seat]?.total ?? 0;
  const all = result.seats.reduce((sum, { total }) => sum + total, 0);
  return own - (all - own) / (result.seats.length - 1);
};
