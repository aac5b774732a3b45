import { playSealed } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import type { SeatShare } from '@miaou/kit';
import type { RecordWithSeating } from '@miaou/table';

/** A seed for which three people have opened their letters. */
const SEED = 'gallery 7';

const exchanged = (given: SeatShare): SeatShare =>
  given.by === 'person' ? { ...given, share: Array.from(given.share).toReversed().join('') } : given;

/** A match that was sealed; tampered with, all letters are others than those that were sealed. */
export const sealedMatch = (id: string, seats: number, isTampered: boolean): RecordWithSeating => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const record = playSealed(game, { seats }, SEED);
  const { proof } = record;
  if (!isTampered || proof === undefined) return record;
  return { ...record, proof: { ...proof, shares: proof.shares.map(exchanged) } };
};
