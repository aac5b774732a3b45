import {
  type GameReviewWords,
  type Review,
  type ReviewedDecision,
  type ReviewWords,
  signed,
  wholePoints,
} from '@miaou/bots';
import { gameById } from '@miaou/games';
import { hundredths } from './figures.js';

/** A review with the words to tell it in. */
export interface ToldReview {
  readonly review: Review;
  readonly words: ReviewWords;
  readonly gameWords: GameReviewWords;
  /** Who played, by seat; empty where the record does not say. */
  readonly names: readonly string[];
}

/** A seat, and who sat there. */
export const seatOf = (seat: number, { words, names }: Pick<ToldReview, 'words' | 'names'>): string =>
  names[seat] === undefined ? words.seat(seat) : `${words.seat(seat)} (${names[seat]})`;

/** Where a decision was made, by whom and of what kind. */
export const placeOf = ({ round, seat, phase }: ReviewedDecision, told: ToldReview): string =>
  [told.words.round(round), seatOf(seat, told), told.gameWords.phase(phase)].join(', ');

export const decisionHeading = (decision: ReviewedDecision, { words, gameWords }: ToldReview): string => {
  const lost = hundredths(decision.loss.mean);
  const verdict = words.verdicts[decision.verdict];
  return `${gameWords.option(decision.made)}: ${verdict}${lost > 0 ? ` (${signed(-lost)})` : ''}`;
};

const bestLine = ({ options }: ReviewedDecision, { words, gameWords }: ToldReview): string => {
  const [best] = options;
  return best === undefined ? '' : words.bestKnown(gameWords.option(best.move));
};

const remembered = (told: ToldReview): string[] =>
  told.review.summary.remembered.flatMap((index) => {
    const decision = told.review.decisions[index];
    if (decision === undefined) return [];
    return [
      `  ${placeOf(decision, told)}: ${decisionHeading(decision, told)}`,
      `    ${told.gameWords.reason(decision.reason)}`,
      `    ${bestLine(decision, told)}`,
    ];
  });

const seatLines = ({ review, words, gameWords, names }: ToldReview): string[] =>
  review.summary.seats.flatMap(({ seat, choice, luck, together, points, phases }) => [
    [
      `  ${seatOf(seat, { words, names })}: ${words.choice} ${signed(hundredths(choice))}`,
      `${words.luck} ${signed(hundredths(luck))}`,
      `${words.together} ${signed(hundredths(together))}`,
      ...(points === undefined
        ? []
        : [`${words.evenLuck} ${wholePoints(points.played)} → ${wholePoints(points.even.mean)}`]),
    ].join(', '),
    `    ${words.decided}: ${phases.map(({ phase, good, verdicts }) => `${gameWords.phase(phase)} ${words.goodOf(good, verdicts.length)}`).join(', ')}`,
  ]);

const turningLines = (told: ToldReview): string[] =>
  told.review.summary.turningPoints.map(
    ({ move, seat, change }) => `  ${move}: ${seatOf(seat, told)} ${signed(hundredths(change))}`,
  );

const optionsOf = ({ options }: ReviewedDecision, { gameWords }: ToldReview): string =>
  options
    .map(({ move, chance }) => {
      const spread = hundredths((chance.high - chance.low) / 2);
      return `${gameWords.option(move)} ${hundredths(chance.mean)}±${spread}`;
    })
    .join(', ');

const decisionLines = (told: ToldReview): string[] =>
  told.review.decisions.flatMap((decision) => [
    `  ${decision.move}. ${placeOf(decision, told)}: ${decisionHeading(decision, told)}`,
    `    ${optionsOf(decision, told)}`,
  ]);

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

/** What a review is headed by: the game by its own name. */
export const headingOf = ({ review: { game }, words }: ToldReview): string =>
  `${words.title}: ${gameById(game)?.title ?? game}`;

/** A review as plain text. */
export const reviewText = (told: ToldReview): string => {
  const { words } = told;
  return [
    headingOf(told),
    ...section(words.remembered, remembered(told)),
    ...section(words.luckApart, seatLines(told)),
    ...section(words.turningPoints, turningLines(told)),
    ...section(`${words.allDecisions} (${words.chance})`, decisionLines(told)),
  ].join('\n');
};
