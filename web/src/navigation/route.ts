import { type PagePlace, pagePlaceOf } from '@miaou/protocol';

/** A position in the replay of a match. */
export interface ReplayPlace {
  readonly match: number;
  /** How many moves have been made. */
  readonly move: number;
  /** Whose eyes it is seen through: a seat, a spectator, or everything open. Left out, the reader's own. */
  readonly eyes?: number | 'spectator' | 'open';
}

/** A place in the review of a match. */
export interface ReviewPlace {
  readonly match: number;
  /** The move that is judged; without one, the summary. */
  readonly move?: number;
}

/** The sheet before a match: of which game, with bots or for several people at this device. */
export interface SheetPlace {
  readonly game: string;
  readonly way: 'play' | 'here';
}

/** A puzzle: of which game, and its number as it was typed, or `today`. */
interface PuzzlePlace {
  readonly game: string;
  readonly number: string;
}

/** What a game is chosen for. */
type Purpose = 'learn' | 'rules';

/** Every place that has an address. */
export type Route =
  /** Home, with the sheet of a game open where one is named: the way in from outside, as by the app's icon. */
  | { readonly screen: 'home'; readonly sheet?: SheetPlace }
  | { readonly screen: 'table'; readonly table: string; readonly replay?: ReplayPlace; readonly review?: ReviewPlace }
  /** A table that this device owns. */
  | { readonly screen: 'here'; readonly table: string; readonly replay?: ReplayPlace; readonly review?: ReviewPlace }
  /** A match that the address itself holds, packed; without one, where to open a file. */
  | {
      readonly screen: 'replay';
      readonly packed?: string;
      readonly replay?: ReplayPlace;
      readonly review?: ReviewPlace;
    }
  /** All games, to learn one or to read its rules. */
  | { readonly screen: 'chooseGame'; readonly purpose: Purpose }
  | { readonly screen: 'rules'; readonly game: string; readonly whole: boolean; readonly rule?: string }
  /** A first game; without a chapter, all of them. */
  | { readonly screen: 'learn'; readonly game: string; readonly chapter?: string }
  /** One puzzle by its number or that of the day; without one, all of them. */
  | { readonly screen: 'puzzles'; readonly puzzle?: PuzzlePlace }
  | { readonly screen: 'watch' }
  | { readonly screen: 'code'; readonly code?: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'about' }
  | { readonly screen: 'operator' }
  | { readonly screen: 'nowhere' };

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

const eyesOf = (text: string | undefined): ReplayPlace['eyes'] =>
  text === 'spectator' || text === 'open' ? text : numberOf(text);

const replayOf = (parts: readonly string[]): ReplayPlace | undefined => {
  const [word, match, move, eyesText] = parts;
  const matchNumber = numberOf(match);
  if (word !== 'm' || matchNumber === undefined) return undefined;
  const eyes = eyesOf(eyesText);
  return { match: matchNumber, move: numberOf(move) ?? 0, ...(eyes === undefined ? {} : { eyes }) };
};

const reviewOf = ([word, match, move]: readonly string[]): ReviewPlace | undefined => {
  const matchNumber = numberOf(match);
  if (word !== 'r' || matchNumber === undefined) return undefined;
  const judged = numberOf(move);
  return { match: matchNumber, ...(judged === undefined ? {} : { move: judged }) };
};

const tableRoute = (screen: 'table' | 'here', table: string | undefined, rest: readonly string[]): Route => {
  if (table === undefined) return { screen: 'nowhere' };
  const [replay, review] = [replayOf(rest), reviewOf(rest)];
  return { screen, table, ...(replay === undefined ? {} : { replay }), ...(review === undefined ? {} : { review }) };
};

const packedRoute = (parts: readonly string[], packed: string): Route => {
  if (packed === '') return { screen: 'replay' };
  const review = reviewOf(parts);
  return review === undefined
    ? { screen: 'replay', packed, replay: replayOf(parts) ?? { match: 1, move: 0 } }
    : { screen: 'replay', packed, review };
};

const rulesRoute = (game: string | undefined, part: string | undefined, rule: string): Route => {
  if (game === undefined) return { screen: 'chooseGame', purpose: 'rules' };
  const whole = part === 'whole' || rule !== '';
  return rule === '' ? { screen: 'rules', game, whole } : { screen: 'rules', game, whole, rule };
};

const learnRoute = (game: string | undefined, chapter: string | undefined): Route => {
  if (game === undefined) return { screen: 'chooseGame', purpose: 'learn' };
  return chapter === undefined ? { screen: 'learn', game } : { screen: 'learn', game, chapter };
};

const puzzlesRoute = (game: string | undefined, number = 'today'): Route =>
  game === undefined ? { screen: 'puzzles' } : { screen: 'puzzles', puzzle: { game, number } };

const sheetRoute = (game: string | undefined, way: string | undefined): Route =>
  game === undefined
    ? { screen: 'nowhere' }
    : { screen: 'home', sheet: { game, way: way === 'here' ? 'here' : 'play' } };

const placeRoute = (place: PagePlace, [second, ...rest]: readonly string[], hash: string): Route => {
  switch (place) {
    case 'play':
      return sheetRoute(second, rest[0]);
    case 't':
      return tableRoute('table', second, rest);
    case 'here':
      return tableRoute('here', second, rest);
    case 'replay':
      return packedRoute([second ?? '', ...rest], hash);
    case 'rules':
      return rulesRoute(second, rest[0], hash);
    case 'learn':
      return learnRoute(second, rest[0]);
    case 'puzzles':
      return puzzlesRoute(second, rest[0]);
    case 'code':
      return second === undefined ? { screen: 'code' } : { screen: 'code', code: second };
    case 'watch':
    case 'settings':
    case 'about':
    case 'operator':
      return { screen: place };
  }
};

/** Reads an address of the page. */
export const parseRoute = (path: string, hash = ''): Route => {
  const [first, ...below] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { screen: 'home' };
  const place = pagePlaceOf(path);
  return place === undefined ? { screen: 'nowhere' } : placeRoute(place, below, hash.replace('#', ''));
};

const replayPath = (replay: ReplayPlace | undefined): string => {
  if (replay === undefined) return '';
  const { match, move, eyes } = replay;
  return `/m/${match}/${move}${eyes === undefined ? '' : `/${eyes}`}`;
};

const reviewPath = (review: ReviewPlace | undefined): string =>
  review === undefined ? '' : `/r/${review.match}${review.move === undefined ? '' : `/${review.move}`}`;

/** The address of a place. */
export const pathOf = (route: Route): string => {
  switch (route.screen) {
    case 'home':
      return route.sheet === undefined ? '/' : `/play/${route.sheet.game}${route.sheet.way === 'here' ? '/here' : ''}`;
    case 'table':
      return `/t/${route.table}${replayPath(route.replay)}${reviewPath(route.review)}`;
    case 'here':
      return `/here/${route.table}${replayPath(route.replay)}${reviewPath(route.review)}`;
    case 'replay':
      return route.packed === undefined
        ? '/replay'
        : `/replay${replayPath(route.replay)}${reviewPath(route.review)}#${route.packed}`;
    case 'chooseGame':
      return `/${route.purpose}`;
    case 'rules':
      return `/rules/${route.game}${route.whole ? '/whole' : ''}${route.rule === undefined ? '' : `#${route.rule}`}`;
    case 'learn':
      return `/learn/${route.game}${route.chapter === undefined ? '' : `/${route.chapter}`}`;
    case 'puzzles':
      return route.puzzle === undefined ? '/puzzles' : `/puzzles/${route.puzzle.game}/${route.puzzle.number}`;
    case 'code':
      return route.code === undefined ? '/code' : `/code/${route.code}`;
    case 'watch':
    case 'settings':
    case 'about':
    case 'operator':
      return `/${route.screen}`;
    case 'nowhere':
      return '/nowhere';
  }
};
