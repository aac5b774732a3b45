import { STYLE } from './style.js';
import { escaped } from './text.js';
import type { ReportWords } from './words.js';

/** What stands above the results of every page. */
interface Heading {
  readonly title: string;
  readonly lang: string;
  /** The call that gives the same results again. */
  readonly commandLine: string;
  /** Paragraphs, as HTML. */
  readonly explanations: string;
}

export const incompleteNote = ({ incomplete }: ReportWords): string => `<p class="early">${escaped(incomplete)}</p>`;

/** Something that may be wider than the screen; by keyboard it is scrolled once it has the focus. */
export const scrolling = (content: string, name: string): string =>
  `<div class="wide" role="region" tabindex="0" aria-label="${escaped(name)}">${content}</div>`;

/** A self-contained page: it loads no other file. */
export const document = ({ title, lang, commandLine, explanations }: Heading, content: string): string =>
  `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>${explanations}<code>${escaped(commandLine)}</code>
${content}</main></body></html>
`;
