import type { UnfinishedRecord } from '@miaou/conformance';
import { gameById } from '@miaou/games';
import { type JsonObject, type Position, type Seat, sameJson } from '@miaou/kit';
import type { Command, Settings } from '@miaou/table';

/** What somebody does at a table, or nothing where the table does it by itself. Each shows as one update to spectators. */
export interface Act {
  readonly seat: Seat;
  readonly command: Command | undefined;
  /** Told to its own seat alone, so spectators get nothing. */
  readonly isPrivate?: boolean;
}

/** A match to be played through sockets, with all that chance gives it. */
export interface MatchScript {
  readonly game: string;
  readonly options: JsonObject;
  readonly deal: JsonObject;
  readonly acts: readonly Act[];
  readonly draws: readonly number[];
  /** None unless said otherwise. */
  readonly clock?: Settings['clock'];
}

const startOf = ({ game, options, deal }: UnfinishedRecord): Position => {
  const rules = gameById(game);
  const read = rules?.parseOptions(options);
  if (rules === undefined || !read?.ok) throw new Error('a story of no game');
  const dealt = rules.parseDeal(deal, read.value);
  if (!dealt.ok) throw new Error('a story with a deal of no game');
  return rules.start(read.value, dealt.value);
};

const faceOf = (position: Position, move: object): number => {
  const faces = Array.from({ length: position.countFaces() }, (_, index) => position.moveOf(position.faceAt(index)));
  return faces.findIndex((face) => sameJson(face, move));
};

/** A story as what people send: they ask for a die, and chance gives the face that the story tells of. */
export const scriptOf = (story: UnfinishedRecord): MatchScript => {
  const position = startOf(story);
  const acts: Act[] = [];
  const draws: number[] = [];
  for (const { seat, ...move } of story.moves) {
    const isRoll = position.countFaces() > 0;
    if (isRoll) draws.push(faceOf(position, move));
    acts.push({ seat, command: isRoll ? { type: 'roll' } : { type: 'move', move } });
    position.play(seat, move);
  }
  return { game: story.game, options: story.options, deal: { ...story.deal }, acts, draws };
};
