import type { Cell } from '../standing.js';
import type { Standing } from '../tournament.js';
import { scrolling } from './document.js';
import { cellAt, differenceEstimate, gainText, percent, percentEstimate, pointsEstimate } from './matrix.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

/** The strongest colour of a share, in percent. */
const STRONGEST = 60;

/** One colour above the fair share and another below it, stronger with the distance. */
const tint = (share: number, fair: number): string => {
  const isOver = share >= fair;
  const far = isOver ? (share - fair) / (1 - fair) : (fair - share) / fair;
  return `class="${isOver ? 'over' : 'under'}" style="--far:${(far * STRONGEST).toFixed(0)}%"`;
};

const adjustedNote = ({ adjusted }: Cell, words: ReportWords): string =>
  adjusted === null ? '' : `<small>${escaped(words.adjusted)}: ${percentEstimate(adjusted)}</small>`;

const matrixCell = (cell: Cell | undefined, fair: number, words: ReportWords): string =>
  cell === undefined
    ? '<td class="none">·</td>'
    : `<td ${tint(cell.share.mean, fair)}>${percentEstimate(cell.share)}${adjustedNote(cell, words)}</td>`;

/** The matrix of guests and hosts. */
export const matrixTable = ({ plan: { entrants }, cells, fairShare }: Standing, words: ReportWords): string => {
  const fair = fairShare ?? 0.5;
  const rows = entrants.map(
    (name, guest) =>
      `<tr><th scope="row" class="name">${escaped(name)}</th>${entrants
        .map((_, hosts) => matrixCell(cellAt(cells, guest, hosts), fair, words))
        .join('')}</tr>`,
  );
  const heads = entrants.map((name) => `<th scope="col" class="name">${escaped(name)}</th>`).join('');
  const corner = escaped(`${words.guest} \\ ${words.hosts}`);
  return scrolling(
    `<table><thead><tr><th scope="col">${corner}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    words.share,
  );
};

const faultsText = ({ guestFaults }: Cell, words: ReportWords): string =>
  Object.entries(guestFaults)
    .map(([fault, count]) => `${words.faultNames[fault as keyof ReportWords['faultNames']]} ${count}`)
    .join(', ');

interface Column {
  readonly head: string;
  readonly text: (cell: Cell) => string;
}

const columnsOf = (entrants: readonly string[], words: ReportWords): Column[] => [
  { head: words.guest, text: ({ guest }) => entrants[guest] ?? '' },
  { head: words.hosts, text: ({ hosts }) => entrants[hosts] ?? '' },
  { head: words.matches, text: ({ games }) => String(games) },
  { head: words.share, text: ({ share }) => percentEstimate(share) },
  { head: words.adjusted, text: ({ adjusted }) => (adjusted === null ? '' : percentEstimate(adjusted)) },
  { head: words.gain, text: ({ adjusted }) => (adjusted === null ? '' : gainText(adjusted)) },
  { head: words.margin, text: ({ margin }) => (margin === null ? '' : pointsEstimate(margin)) },
  { head: words.bySeat, text: ({ bySeat }) => bySeat.map(percent).join(' · ') },
  { head: words.draws, text: ({ draws }) => (draws === 0 ? '' : String(draws)) },
  { head: words.thinking, text: ({ millisecondsPerDecision }) => `${millisecondsPerDecision.toFixed(3)} ms` },
  { head: words.faults, text: (cell) => faultsText(cell, words) },
];

/** The first two cells are names, which may be long: the name of a program is its whole command. */
const row = (tag: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text, at) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}${at < 2 ? ' class="name"' : ''}>${escaped(text)}</${tag}>`).join('')}</tr>`;

/** Everything about every pairing. Empty columns are left out. */
export const detailsTable = ({ plan: { entrants }, cells }: Standing, words: ReportWords): string => {
  const columns = columnsOf(entrants, words).filter(({ text }) => cells.some((cell) => text(cell) !== ''));
  const heads = row(
    'th',
    columns.map(({ head }) => head),
  );
  const rows = cells.map((cell) =>
    row(
      'td',
      columns.map(({ text }) => text(cell)),
    ),
  );
  return scrolling(
    `<table class="details"><thead>${heads}</thead><tbody>${rows.join('')}</tbody></table>`,
    words.matches,
  );
};

/** Every two guests among the same hosts. */
export const comparisonsTable = ({ plan: { entrants }, comparisons }: Standing, words: ReportWords): string => {
  const isAdjusted = comparisons.some(({ adjusted }) => adjusted !== null);
  const heads = [
    words.guest,
    `− ${words.guest}`,
    words.difference,
    ...(isAdjusted ? [words.adjusted, words.gain] : []),
  ];
  const rows = comparisons.map(({ first, second, difference, adjusted }) => [
    entrants[first] ?? '',
    `− ${entrants[second] ?? ''}`,
    differenceEstimate(difference),
    ...(isAdjusted
      ? [adjusted === null ? '' : differenceEstimate(adjusted), adjusted === null ? '' : gainText(adjusted)]
      : []),
  ]);
  return scrolling(
    `<table class="details"><thead>${row('th', heads)}</thead><tbody>${rows.map((texts) => row('td', texts)).join('')}</tbody></table>`,
    words.comparisons,
  );
};
