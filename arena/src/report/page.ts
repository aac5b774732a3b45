import type { Standing } from '../tournament.js';
import { percent } from './matrix.js';
import { sharesPlot } from './plot.js';
import { STYLE } from './style.js';
import { detailsTable, matrixTable } from './table.js';
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

const explanations = ({ cells, complete }: Standing, words: ReportWords): string =>
  [
    `<p>${escaped(words.explained)}</p>`,
    ...(cells.some(({ adjusted }) => adjusted !== null) ? [`<p>${escaped(words.adjustedExplained)}</p>`] : []),
    ...(complete ? [] : [`<p class="early">${escaped(words.incomplete)}</p>`]),
  ].join('');

/** A self-contained page: it loads no other file. */
export const reportPage = (standing: Standing, words: ReportWords, commandLine: string): string => {
  const { plan } = standing;
  const title = `${words.title}: ${plan.game}, ${plan.seats} ${words.seats}`;
  return `<!doctype html>
<html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${explanations(standing, words)}<code>${escaped(commandLine)}</code>
<h2>${escaped(words.share)}</h2>${matrixTable(standing, words)}
<h2>${escaped(words.intervals)}</h2><div class="wide"><div class="key">${key(standing, words)}</div>${sharesPlot(standing, words)}</div>
<h2>${escaped(words.matches)}</h2>${detailsTable(standing, words)}</main></body></html>
`;
};
