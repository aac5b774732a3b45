import type { Faults } from '../block.js';
import type { Cell } from '../standing.js';
import type { Standing } from '../tournament.js';
import { cellAt, percent, percentEstimate, pointsEstimate } from './matrix.js';
import { sharesPlot } from './plot.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

const STYLE = `
:root{color-scheme:light dark;--page:#f6ecd9;--panel:#fbf5e8;--text:#1d1a26;--soft:#5a4f5e;--hair:#1d1a2633;--mark:#226e65;--fair:#b23a22}
@media(prefers-color-scheme:dark){:root{--page:#15131d;--panel:#2a2536;--text:#f6ecd9;--soft:#b9aec0;--hair:#f6ecd933;--mark:#5fc0b2;--fair:#f0826a}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1100px;padding:24px 16px;font:16px/1.45 Futura,"Century Gothic","Trebuchet MS",Arial,sans-serif;background:var(--page);color:var(--text)}
h1{font-size:32px;margin:0 0 4px}h2{font-size:20px;margin:32px 0 8px}p{margin:4px 0;color:var(--soft)}code{overflow-wrap:anywhere}
.wide{overflow-x:auto;background:var(--panel);border:2px solid var(--hair);border-radius:10px;padding:12px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}th,td{padding:6px 12px;text-align:right;border-bottom:1px solid var(--hair);white-space:nowrap}
th:first-child,td:first-child{text-align:left}thead th{color:var(--soft)}small{color:var(--soft)}
svg{display:block;max-width:100%}svg text{fill:var(--text);font-size:13px}.grid{stroke:var(--hair)}.fair{stroke:var(--fair);stroke-dasharray:5 4}.range{stroke:var(--mark);stroke-width:3}.dot{fill:var(--mark)}
`;

const faultsText = (faults: Faults): string =>
  Object.entries(faults)
    .map(([fault, count]) => `${fault} ${count}`)
    .join(', ');

const matrix = ({ plan: { entrants }, cells }: Standing, words: ReportWords): string => {
  const cellText = (cell: Cell | undefined): string =>
    cell === undefined
      ? '·'
      : `${percentEstimate(cell.share)}${cell.margin === null ? '' : `<br><small>${pointsEstimate(cell.margin)}</small>`}`;
  const rows = entrants.map(
    (name, guest) =>
      `<tr><th scope="row">${escaped(name)}</th>${entrants
        .map((_, hosts) => `<td>${cellText(cellAt(cells, guest, hosts))}</td>`)
        .join('')}</tr>`,
  );
  const heads = entrants.map((name) => `<th scope="col">${escaped(name)}</th>`).join('');
  return `<div class="wide"><table><thead><tr><th>${words.guest} \\ ${words.hosts}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const detailRow = (cell: Cell, entrants: readonly string[]): string => {
  const cellsOfRow = [
    entrants[cell.guest] ?? '',
    entrants[cell.hosts] ?? '',
    String(cell.games),
    percentEstimate(cell.share),
    cell.margin === null ? '' : pointsEstimate(cell.margin),
    cell.bySeat.map(percent).join(' · '),
    String(cell.draws),
    `${cell.millisecondsPerDecision.toFixed(3)} ms`,
    faultsText(cell.guestFaults),
  ];
  return `<tr>${cellsOfRow.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`;
};

const details = ({ plan: { entrants }, cells }: Standing, words: ReportWords): string => {
  const heads = [
    words.guest,
    words.hosts,
    words.matches,
    words.share,
    words.margin,
    words.bySeat,
    words.draws,
    words.thinking,
    words.faults,
  ];
  const rows = cells.map((cell) => detailRow(cell, entrants)).join('');
  return `<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead><tbody>${rows}</tbody></table></div>`;
};

/** A page that stands by itself: no file beside it, nothing from the net. */
export const reportPage = (standing: Standing, words: ReportWords, commandLine: string): string => {
  const { plan, complete } = standing;
  const title = `${words.title}: ${plan.game}, ${plan.seats}`;
  return `<!doctype html>
<html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(words.explained)}</p>${complete ? '' : `<p><strong>${escaped(words.incomplete)}</strong></p>`}<p><code>${escaped(commandLine)}</code></p>
<h2>${escaped(words.share)}</h2>${matrix(standing, words)}
<h2>${escaped(words.fairShare)}: ${percent(1 / plan.seats)}</h2><div class="wide">${sharesPlot(standing, words)}</div>
<h2>${escaped(words.matches)}</h2>${details(standing, words)}</main></body></html>
`;
};
