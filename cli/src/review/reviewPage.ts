import { escaped } from '@miaou/arena';
import { type ReviewedDecision, signed, wholePoints } from '@miaou/bots';
import { hundredths } from './figures.js';
import { decisionHeading, headingOf, placeOf, seatOf, type ToldReview } from './reviewText.js';

/** The product's colours in the light and the dark theme. */
const STYLE = `
:root{color-scheme:light dark;--page:#f6ecd9;--panel:#fdf8ee;--text:#1d1a26;--soft:#5a4f5e;--hair:#1d1a2626;--best:#1d6f65;--bar:#c9bfae;--bad:#b23a22}
@media(prefers-color-scheme:dark){:root{--page:#15131d;--panel:#211d2c;--text:#f6ecd9;--soft:#b9aec0;--hair:#f6ecd92b;--best:#5fc0b2;--bar:#5b5266;--bad:#f0826a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:860px;padding:28px 16px 64px;font:16px/1.5 Futura,"Century Gothic","Trebuchet MS",Arial,sans-serif;background:var(--page);color:var(--text)}
h1{font-size:34px;line-height:1.15;margin:0 0 8px}h2{font-size:22px;margin:36px 0 10px}h3{font-size:18px;margin:0}
p{margin:2px 0;color:var(--soft)}
article{margin:12px 0;padding:12px 14px;border:1px solid var(--hair);border-radius:10px;background:var(--panel)}
article.bad h3{color:var(--bad)}
ol{list-style:none;margin:8px 0 0;padding:0;display:grid;gap:4px}
li{display:grid;grid-template-columns:minmax(8em,14em) 1fr 7em;gap:10px;align-items:center;font-variant-numeric:tabular-nums}
li svg{width:100%;height:16px}li .n{text-align:right}.bar{fill:var(--bar)}li:first-child .bar{fill:var(--best)}.whisker{stroke:var(--text);stroke-width:2.5}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:4px 12px 4px 0;text-align:right}th:first-child{text-align:left}
@media(max-width:560px){li{grid-template-columns:1fr 7em}li svg{grid-column:1/-1;grid-row:2}}`;

/** A bar with whiskers, a hundred units wide. */
const bar = (mean: number, low: number, high: number): string => {
  const [to, from, until] = [mean, low, high].map((value) => (100 * value).toFixed(1));
  return `<svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true"><rect class="bar" width="${to}" height="16"/><path class="whisker" vector-effect="non-scaling-stroke" d="M${from} 4v8M${from} 8H${until}M${until} 4v8"/></svg>`;
};

const optionItem = (
  { move, chance, points }: ReviewedDecision['options'][number],
  { words, gameWords }: ToldReview,
): string => {
  const gained = points === undefined ? '' : ` · ${signed(points.mean, 1)}`;
  const told = `${hundredths(chance.mean)} ± ${hundredths((chance.high - chance.low) / 2)}`;
  return `<li><span>${escaped(gameWords.option(move))}</span>${bar(chance.mean, chance.low, chance.high)}<span class="n" title="${escaped(words.chance)}">${told}${gained}</span></li>`;
};

const GOOD = ['best', 'good'];

const article = (decision: ReviewedDecision, told: ToldReview): string => {
  const { words, gameWords } = told;
  const hidden = decision.hidden.map(({ of, shares }) => {
    const list = shares.map(({ what, share }) => `${gameWords.hidden(what)} ${share}`).join(', ');
    return `<p>${escaped(`${of === null ? '' : `${seatOf(of, told)}: `}${list}`)}</p>`;
  });
  const [open] = decision.open;
  return `<article id="move-${decision.move}"${GOOD.includes(decision.verdict) ? '' : ' class="bad"'}><p>${escaped(placeOf(decision, told))}</p>
<h3>${escaped(decisionHeading(decision, told))}</h3><p>${escaped(gameWords.reason(decision.reason))}</p>
<ol>${decision.options.map((option) => optionItem(option, told)).join('')}</ol>
${hidden.length === 0 ? '' : `<p><b>${escaped(words.hidden)}</b></p>${hidden.join('')}`}
${open === undefined ? '' : `<p>${escaped(words.bestOpen(gameWords.option(open.move)))}</p>`}</article>`;
};

const seatRow = (
  { seat, choice, luck, together, points }: ToldReview['review']['summary']['seats'][number],
  told: ToldReview,
): string => {
  const figures = [choice, luck, together].map((value) => `<td>${signed(hundredths(value))}</td>`).join('');
  const even = points === undefined ? '' : `<td>${wholePoints(points.played)} → ${wholePoints(points.even.mean)}</td>`;
  return `<tr><th>${escaped(seatOf(seat, told))}</th>${figures}${even}</tr>`;
};

const body = (told: ToldReview): string => {
  const { review, words } = told;
  const hasPoints = review.summary.seats.some(({ points }) => points !== undefined);
  const heads = ['', words.choice, words.luck, words.together, ...(hasPoints ? [words.evenLuck] : [])];
  const worth = review.summary.remembered.flatMap((index) => review.decisions[index] ?? []);
  return `<h1>${escaped(headingOf(told))}</h1>
<h2>${escaped(words.remembered)}</h2>${worth.map((decision) => article(decision, told)).join('\n')}
<h2>${escaped(words.luckApart)}</h2><table><tr>${heads.map((head) => `<th>${escaped(head)}</th>`).join('')}</tr>${review.summary.seats.map((seat) => seatRow(seat, told)).join('')}</table>
<h2>${escaped(words.allDecisions)}</h2><p>${escaped(`${words.chance}; ${words.whiskers}`)}</p>
${review.decisions.map((decision) => article(decision, told)).join('\n')}`;
};

/** Reviews as one page that loads no other file. */
export const reviewPage = (all: readonly ToldReview[], lang: string): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(all[0]?.words.title ?? '')}</title><style>${STYLE}</style></head>
<body><main>${all.map(body).join('\n')}</main></body></html>`;
