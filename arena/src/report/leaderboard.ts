import type { Estimate } from '@miaou/bots';
import type { Ladder, Rated } from '../ladder/ladder.js';
import type { Standing } from '../tournament.js';
import { document, incompleteNote, scrolling } from './document.js';
import { leadEstimate, padded, ratingEstimate } from './matrix.js';
import { ratingsPlot } from './plot.js';
import { detailsTable } from './table.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

/** A lead whose whole interval lies above 0. */
const isClear = (lead: Estimate | null): boolean => lead !== null && lead.low > 0;

const leadText = ({ lead }: Rated): string => (lead === null ? '' : leadEstimate(lead));

const headsOf = (words: ReportWords): string[] => [words.rank, words.entrant, words.rating, words.lead, words.matches];

/** The ladder as a text table. */
export const ladderText = (entrants: readonly string[], { places }: Ladder, words: ReportWords): string =>
  padded(
    [
      headsOf(words),
      ...places.map((rated, place) => [
        String(place + 1),
        entrants[rated.entrant] ?? '',
        ratingEstimate(rated.rating),
        leadText(rated),
        String(rated.games),
      ]),
    ],
    2,
  ).join('\n');

const rowOf = (rated: Rated, place: number, entrants: readonly string[]): string =>
  `<tr><td class="rank">${place + 1}</td><th scope="row" class="name">${escaped(entrants[rated.entrant] ?? '')}</th><td><b>${rated.rating.mean.toFixed(0)}</b><small>${rated.rating.low.toFixed(0)}–${rated.rating.high.toFixed(0)}</small></td><td${isClear(rated.lead) ? ' class="clear"' : ''}>${leadText(rated)}</td><td>${rated.games}</td></tr>`;

const ladderTable = (entrants: readonly string[], { places }: Ladder, words: ReportWords): string => {
  const heads = headsOf(words).map(
    (head, at) => `<th scope="col"${at === 1 ? ' class="name"' : ''}>${escaped(head)}</th>`,
  );
  const rows = places.map((rated, place) => rowOf(rated, place, entrants));
  return scrolling(
    `<table class="ladder"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`,
    words.ladderTitle,
  );
};

/** The leader board: a self-contained page that loads no other file. */
export const leaderboardPage = (
  standing: Standing,
  ladder: Ladder,
  words: ReportWords,
  commandLine: string,
): string => {
  const { plan, complete } = standing;
  const title = `${words.ladderTitle}: ${plan.game}, ${plan.seats} ${words.seats}`;
  const explanations = `<p>${escaped(words.ladderExplained)}</p>${complete ? '' : incompleteNote(words)}`;
  return document(
    { title, lang: words.lang, commandLine, explanations },
    `<h2>${escaped(words.rating)}</h2>${ladderTable(plan.entrants, ladder, words)}
<h2>${escaped(words.intervals)}</h2>${scrolling(ratingsPlot(plan.entrants, ladder, words), words.intervals)}
<details><summary>${escaped(words.matches)}</summary>${detailsTable(standing, words)}</details>`,
  );
};
