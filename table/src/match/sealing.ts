import { type Bytes32, type Proof, type Seat, type SeatShare, sealOfSecret, sealOfShare } from '@miaou/kit';
import { allow, type Decision, refuse, UNCHANGED } from '../decision.js';
import type { EntryBody } from '../entry.js';
import type { PersonId } from '../ids.js';
import { type Occupant, type Sealing, seatOf, type Table } from '../table.js';

/** How long a match waits for a share that was sealed. Devices open theirs by themselves, so it takes the time of a message there and back. */
const UNSEALING_LIMIT = 1_500;

/** The seals as all audiences know them, before and during a match. What is in them comes out with the record. */
export interface Seals {
  /** Of the house's secret. */
  readonly house: Bytes32;
  readonly seats: { readonly [seat: string]: Bytes32 };
  /** Everybody is asked to open their share now. */
  readonly opening?: true;
}

const sealsBefore = (table: Table, { secret, seals, opening }: Sealing): Seals => ({
  house: sealOfSecret(secret),
  seats: Object.fromEntries(
    table.occupants.flatMap((held, seat) => {
      const seal = held.kind === 'person' ? seals[held.person] : undefined;
      return seal === undefined ? [] : [[seat, seal] as const];
    }),
  ),
  ...(opening === undefined ? {} : { opening: true }),
});

const sealsDuring = ({ seal, shares }: Proof): Seals => ({
  house: seal,
  seats: Object.fromEntries(shares.flatMap((given, seat) => ('seal' in given ? [[seat, given.seal] as const] : []))),
});

/** Of the next match, as soon as there are any, else of the newest. */
export const sealsOf = (table: Table): Seals | undefined => {
  const { sealing, match } = table;
  if (sealing !== undefined) return sealsBefore(table, sealing);
  return match?.fair === undefined ? undefined : sealsDuring(match.fair.proof);
};

/** Another object where what `sealsOf` gives may have changed: compared after every entry, so it must cost nothing. */
export const sealsMark = ({ sealing, match }: Table): object | undefined => sealing ?? match?.fair;

/** A new seal takes the place of the one before, until shares are opened: a device that was restarted has lost its share. */
export const decideSeal = (
  table: Table,
  person: PersonId,
  seal: Bytes32,
  drawSecret: (() => Bytes32) | undefined,
): Decision => {
  const seat = seatOf(table, person);
  if (seat === undefined) return refuse('not-seated');
  if (table.stage !== 'gathering' && table.stage !== 'over') return refuse('match-running');
  if (drawSecret === undefined || table.sealing?.opening !== undefined) return refuse('no-seals-now');
  if (table.sealing?.seals[person] === seal) return UNCHANGED;
  return allow({ type: 'sealed', seat, seal, ...(table.sealing === undefined ? { secret: drawSecret() } : {}) });
};

/** The people whose share is sealed and not yet opened. */
export const unopened = ({ sealing, occupants }: Table): PersonId[] =>
  occupants.flatMap((held) => {
    if (held.kind !== 'person' || sealing?.seals[held.person] === undefined) return [];
    return sealing.opening?.shares[held.person] === undefined ? [held.person] : [];
  });

/** Why a share cannot be opened, or nothing. */
export const refuseShare = ({ sealing }: Table, person: PersonId, share: Bytes32): Decision | undefined => {
  if (sealing?.opening === undefined) return refuse('no-seals-now');
  if (sealing.opening.shares[person] !== undefined) return UNCHANGED;
  return sealing.seals[person] === sealOfShare(share) ? undefined : refuse('wrong-share');
};

export const applySealed = (table: Table, seat: Seat, seal: Bytes32, secret: Bytes32 | undefined): void => {
  const held = table.occupants[seat];
  const before = table.sealing ?? (secret === undefined ? undefined : { secret, seals: {} });
  if (before === undefined || held?.kind !== 'person') throw new Error('a logged seal has no secret beside it');
  table.sealing = { ...before, seals: { ...before.seals, [held.person]: seal } };
};

export const applyUnsealing = (table: Table, at: number): void => {
  if (table.sealing !== undefined)
    table.sealing = { ...table.sealing, opening: { until: at + UNSEALING_LIMIT, shares: {} } };
};

const withShare = (sealing: Sealing, person: PersonId, share: Bytes32): Sealing =>
  sealing.opening === undefined
    ? sealing
    : { ...sealing, opening: { ...sealing.opening, shares: { ...sealing.opening.shares, [person]: share } } };

export const applyUnsealed = (table: Table, seat: Seat, share: Bytes32): void => {
  const held = table.occupants[seat];
  if (table.sealing !== undefined && held?.kind === 'person')
    table.sealing = withShare(table.sealing, held.person, share);
};

/** After these other people, or other seats, or nobody may be about to begin: shares that are known by now must not count for it. */
const CHANGES_SEATING: ReadonlySet<EntryBody['type']> = new Set([
  'configured',
  'sat',
  'stoodUp',
  'botSeated',
  'botRemoved',
  'sentAway',
  'asked',
  'declined',
  'rematched',
  'closed',
]);

/** To be called after every entry: the seals of who has left go with them. */
export const keepSeals = (table: Table, type: EntryBody['type']): void => {
  const { sealing } = table;
  if (sealing === undefined || !CHANGES_SEATING.has(type)) return;
  const isSeated = ([person]: [string, unknown]): boolean => seatOf(table, person as PersonId) !== undefined;
  const seals = Object.fromEntries(Object.entries(sealing.seals).filter(isSeated));
  table.sealing = sealing.opening === undefined ? { ...sealing, seals } : undefined;
};

const shareOf = (held: Occupant, sealing: Sealing | undefined): SeatShare => {
  if (held.kind !== 'person') return { by: 'bot' };
  const seal = sealing?.seals[held.person];
  if (seal === undefined) return { by: 'none' };
  const share = sealing?.opening?.shares[held.person];
  return share === undefined ? { by: 'late', seal } : { by: 'person', seal, share };
};

/** What everybody has given. `opened` is a share that arrives with the decision to begin. */
export const givenShares = (
  sealing: Sealing | undefined,
  seating: readonly Occupant[],
  opened: { readonly person: PersonId; readonly share: Bytes32 } | undefined,
): SeatShare[] => {
  const full =
    sealing !== undefined && opened !== undefined ? withShare(sealing, opened.person, opened.share) : sealing;
  return seating.map((held) => shareOf(held, full));
};
