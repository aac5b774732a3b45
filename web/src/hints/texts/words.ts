import type { Standing } from '../standing';

/** Words around a hint; the reasons are said by the boards. */
export interface HintWords {
  readonly title: string;
  readonly thinking: string;
  readonly nothing: string;
  /** How the list is to be read, for who listens. */
  readonly means: string;
  readonly chance: string;
  /** A chance and how far off it may be, both from 0 to 1. */
  readonly percent: (value: number, spread: number) => string;
  /** What ± means. */
  readonly margin: string;
  /** What an option brings in points. */
  readonly gain: string;
  /** How its picture is to be read. */
  readonly gainBar: string;
  /** Points with their sign and one decimal. */
  readonly points: (points: number) => string;
  /** How a list without figures is to be read, for who listens. */
  readonly bestFirst: string;
  /** Said of an option beside the best one. */
  readonly standings: Readonly<Record<Standing, string>>;
  /** What a patient player could work out. */
  readonly aids: string;
  readonly hideAid: string;
  readonly allAids: string;
  /** Said of the control that was advised. */
  readonly advised: string;
}
