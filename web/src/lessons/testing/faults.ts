import { type Game, type GameTypes, type Position, sameJson } from '@miaou/kit';
import { type Chapter, type Lesson, optionsOf, type Saying, type Scene, type ScriptedMove } from '../lesson';
import {
  answerAt,
  BEGINNING,
  isOver,
  LEARNER,
  type LessonPlace,
  lookAhead,
  movesAt,
  readOn,
  stepAt,
  tryMove,
} from '../lessonPlace';

type Move = GameTypes['move'];

/** A chapter that is walked through. */
export interface Walk {
  readonly game: Game;
  readonly lesson: Lesson;
  readonly chapter: Chapter;
}

const dealtFor = ({ game, lesson, chapter }: Walk): Position => {
  const options = game.parseOptions(optionsOf(lesson, chapter));
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const deal = game.parseDeal(chapter.deal, options.value);
  if (!deal.ok) throw new Error(JSON.stringify(deal.error));
  return game.start(options.value, deal.value);
};

const playAll = (position: Position, moves: readonly ScriptedMove[]): readonly GameTypes['event'][] =>
  moves.flatMap(({ seat, move }) => {
    const refusal = position.refuse(seat, move);
    if (refusal !== undefined) throw new Error(`seat ${seat}, ${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
    return position.play(seat, move);
  });

/** What the learner can do at a place. A die falls as the script says. */
const deedsOf = ({ chapter }: Walk, place: LessonPlace, position: Position): readonly Move[] => {
  if (position.countFaces() === 0) return position.legalMoves(LEARNER);
  const wanted = stepAt(chapter, place)?.wants?.move;
  return wanted === undefined || position.refuse(LEARNER, wanted) !== undefined ? [] : [wanted];
};

/** What is true at a place, and what has happened since another one. */
export const sceneAt = (walk: Walk, place: LessonPlace, since: LessonPlace | null): Scene => {
  const before = since === null ? walk.chapter.before : movesAt(walk.chapter, since);
  const moves = movesAt(walk.chapter, place);
  const position = dealtFor(walk);
  playAll(position, moves.slice(0, before.length));
  const events = playAll(position, moves.slice(before.length));
  return { view: position.view(LEARNER), state: position.state(), events, legal: deedsOf(walk, place, position) };
};

const falseClaims = (saying: Saying | undefined, scene: Scene): readonly string[] =>
  (saying?.holds ?? []).flatMap((claim, index) => (claim(scene) ? [] : [`${saying?.text}: claim ${index} is false`]));

/** What is wrong with what the learner might do here instead. */
const answerFaults = (walk: Walk, place: LessonPlace, scene: Scene, move: Move): readonly string[] => {
  const tried = tryMove(walk.chapter, place, move);
  if (tried.step > place.step) return [];
  const answer = answerAt(walk.chapter, tried);
  const isMeant = answer?.to(move) === true;
  if (!isMeant) return [`${stepAt(walk.chapter, place)?.says.text}: no answer to ${JSON.stringify(move)}`];
  const ahead = lookAhead(walk.chapter, tried);
  return [
    ...falseClaims(answer.says, scene),
    ...(answer.shows === undefined ? [] : falseClaims(answer.shows.says, sceneAt(walk, ahead, place))),
  ];
};

/** One step on: by reading, or by the move that is wanted, or by another one that is accepted. */
const nextPlace = ({ chapter }: Walk, place: LessonPlace, otherwise?: Move): LessonPlace => {
  const wanted = stepAt(chapter, place)?.wants?.move;
  return wanted === undefined ? readOn(chapter, place) : tryMove(chapter, place, otherwise ?? wanted);
};

const stepFaults = (walk: Walk, place: LessonPlace, since: LessonPlace | null): readonly string[] => {
  const step = stepAt(walk.chapter, place);
  const scene = sceneAt(walk, place, since);
  const isAsked = step?.wants !== undefined;
  return [
    ...falseClaims(step?.during, scene),
    ...falseClaims(step?.says, scene),
    ...(isAsked ? scene.legal.flatMap((move) => answerFaults(walk, place, scene, move)) : []),
    ...(isAsked && !scene.legal.some((move) => sameJson(move, step.wants?.move))
      ? [`${step.says.text}: what is wanted is not legal`]
      : []),
    ...(isAsked && scene.legal.length === 0 ? [`${step.says.text}: there is nothing to do`] : []),
  ];
};

/** From a place to the end of its chapter, by what is wanted. */
const faultsFrom = (walk: Walk, from: LessonPlace, since: LessonPlace | null): readonly string[] => {
  const faults: string[] = [];
  let before = since;
  for (let place = from; !isOver(walk.chapter, place); place = nextPlace(walk, place)) {
    faults.push(...stepFaults(walk, place, before));
    before = place;
  }
  return faults;
};

/** Every way through a chapter that differs from the wanted one in one accepted move. */
const otherWays = (walk: Walk): readonly { readonly from: LessonPlace; readonly since: LessonPlace }[] => {
  const ways: { from: LessonPlace; since: LessonPlace }[] = [];
  for (let place = BEGINNING; !isOver(walk.chapter, place); place = nextPlace(walk, place)) {
    if (stepAt(walk.chapter, place)?.wants === undefined) continue;
    for (const move of sceneAt(walk, place, null).legal) {
      const from = tryMove(walk.chapter, place, move);
      if (from.step > place.step) ways.push({ from, since: place });
    }
  }
  return ways;
};

/** All that is not legal, not true or not answered in a chapter. */
export const faultsOf = (walk: Walk): readonly string[] => [
  ...faultsFrom(walk, BEGINNING, null),
  ...otherWays(walk).flatMap(({ from, since }) => faultsFrom(walk, from, since)),
];

/** Every saying of a chapter, whoever hears it. */
export const sayingsOf = ({ steps }: Chapter): readonly Saying[] =>
  steps.flatMap(({ during, says, wants }) => [
    ...(during === undefined ? [] : [during]),
    says,
    ...(wants?.answers ?? []).flatMap((answer) => [
      answer.says,
      ...(answer.shows === undefined ? [] : [answer.shows.says]),
    ]),
  ]);
