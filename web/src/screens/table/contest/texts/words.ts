import type { Loudness } from '@miaou/table';
import type { RecordingFault } from '../recording';

/** Words of the moment in which it is found out who meows best. */
export interface ContestWords {
  readonly meowTitle: string;
  readonly voteTitle: string;
  readonly hold: string;
  readonly means: string;
  readonly meows: Readonly<Record<Loudness, string>>;
  /** What a goose says. */
  readonly honk: string;
  readonly loud: Readonly<Record<Loudness, string>>;
  readonly silent: string;
  readonly heard: (name: string, meow: string, loud: string) => string;
  readonly vote: string;
  readonly voteMeans: string;
  readonly votedFor: (name: string) => string;
  readonly paws: (count: number) => string;
  /** On a shared device, whose turn it is. */
  readonly turn: (name: string) => string;
  readonly turnVote: (name: string) => string;
  readonly wait: string;
  /** Own recordings. */
  readonly record: string;
  readonly recordMeans: string;
  readonly listening: string;
  readonly recordingFaults: Readonly<Record<RecordingFault, string>>;
  readonly skip: string;
  readonly begin: string;
  readonly won: (name: string) => string;
  readonly tie: string;
}
