import { at } from '@miaou/kit';
import { type Assignment, countDeals, type Plan } from '../plan.js';

/** Two entrants that meet. */
export type Meeting = readonly [number, number];

/**
 * Who meets in a round, by the circle method: everybody meets everybody else before anybody meets again. Of an odd number one rests in
 * each round, in turn.
 */
export const meetingsOf = (entrants: number, round: number): Meeting[] => {
  const places = entrants + (entrants % 2);
  const circle = places - 1;
  const around = (step: number): number => (((round + step) % circle) + circle) % circle;
  const meetings = Array.from(
    { length: places / 2 },
    (_, step): Meeting => (step === 0 ? [circle, around(0)] : [around(step), around(-step)]),
  );
  return meetings.filter((meeting) => meeting.every((entrant) => entrant < entrants));
};

/** As many as give every entrant the matches of the plan, those included in which it rests. */
const countRounds = (plan: Plan): number => {
  const count = plan.entrants.length;
  return count % 2 === 0 ? countDeals(plan) : Math.ceil((countDeals(plan) * count) / (count - 1));
};

/** Round by round, each meeting with either as the guest: an early end leaves everybody with as many matches. */
export const ladderAssignments = (plan: Plan): Assignment[] =>
  Array.from({ length: countRounds(plan) }, (_, deal) =>
    meetingsOf(plan.entrants.length, deal).flatMap((meeting) =>
      [0, 1].map((side) => ({ pairing: { guest: at(meeting, side), hosts: at(meeting, 1 - side) }, deal })),
    ),
  ).flat();
