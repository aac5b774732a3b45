import type { Standing } from '../tournament.js';
import { document, incompleteNote, scrolling } from './document.js';
import { percent } from './matrix.js';
import { sharesPlot } from './plot.js';
import { comparisonsTable, detailsTable, matrixTable } from './table.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

const key = ({ cells, fairShare }: Standing, words: ReportWords): string =>
  [
    ['', words.share],
    ...(cells.some(({ adjusted }) => adjusted !== null) ? [['free', words.adjusted]] : []),
    ...(fairShare === null ? [] : [['equals', `${words.fairShare}: ${percent(fairShare)}`]]),
  ]
    .map(([kind = '', text = '']) => `<span><i class="${kind}"></i>${escaped(text)}</span>`)
    .join('');

const explanations = ({ cells, complete, fairShare }: Standing, words: ReportWords): string =>
  [
    `<p>${escaped(fairShare === null ? words.explainedPart : words.explained)}</p>`,
    ...(cells.some(({ adjusted }) => adjusted !== null) ? [`<p>${escaped(words.adjustedExplained)}</p>`] : []),
    ...(complete ? [] : [incompleteNote(words)]),
  ].join('');

const comparisons = (standing: Standing, words: ReportWords): string =>
  standing.comparisons.length === 0
    ? ''
    : `<h2>${escaped(words.comparisons)}</h2><p>${escaped(words.comparisonsExplained)}</p>${comparisonsTable(standing, words)}\n`;

/** A self-contained page: it loads no other file. */
export const reportPage = (standing: Standing, words: ReportWords, commandLine: string): string => {
  const { plan } = standing;
  const title = `${words.title}: ${plan.game}, ${plan.seats} ${words.seats}`;
  return document(
    { title, lang: words.lang, commandLine, explanations: explanations(standing, words) },
    `<h2>${escaped(words.share)}</h2>${matrixTable(standing, words)}
<h2>${escaped(words.intervals)}</h2>${scrolling(`<div class="key">${key(standing, words)}</div>${sharesPlot(standing, words)}`, words.intervals)}
${comparisons(standing, words)}<h2>${escaped(words.matches)}</h2>${detailsTable(standing, words)}`,
  );
};
