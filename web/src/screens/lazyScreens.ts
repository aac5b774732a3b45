import type { Route } from '../navigation/route';
import { homeTexts } from './home/texts/index';
import { type OpenScreen, opened, type RouteTo } from './openScreen';

const openWatch = async (): Promise<OpenScreen> => {
  const [{ default: WatchScreen }, { listTexts }, { tableTexts }, { rulesWords }] = await Promise.all([
    import('./watch/WatchScreen.svelte'),
    import('../tableList/texts/index'),
    import('./table/texts/index'),
    import('../rules/texts/index'),
  ]);
  await Promise.all([homeTexts.ready(), listTexts.ready(), tableTexts.ready(), rulesWords.ready()]);
  return opened('watch', WatchScreen, {});
};

const openSettings = async (): Promise<OpenScreen> => {
  const [{ default: SettingsScreen }, { settingsTexts }] = await Promise.all([
    import('./settings/SettingsScreen.svelte'),
    import('./settings/texts/index'),
  ]);
  await settingsTexts.ready();
  return opened('settings', SettingsScreen, {});
};

const openCode = async ({ code }: RouteTo<'code'>): Promise<OpenScreen> => {
  const [{ default: CodeScreen }, { settingsTexts }] = await Promise.all([
    import('./code/CodeScreen.svelte'),
    import('./settings/texts/index'),
  ]);
  await settingsTexts.ready();
  return opened('code', CodeScreen, code === undefined ? {} : { code });
};

const openAbout = async (): Promise<OpenScreen> => {
  const [{ default: AboutScreen }, { aboutTexts }] = await Promise.all([
    import('./about/AboutScreen.svelte'),
    import('./about/texts/index'),
  ]);
  await Promise.all([aboutTexts.ready(), homeTexts.ready()]);
  return opened('about', AboutScreen, {});
};

const openOperator = async (): Promise<OpenScreen> => {
  const [{ default: OperatorScreen }, { operatorTexts }, { tableTexts }] = await Promise.all([
    import('./operator/OperatorScreen.svelte'),
    import('./operator/texts/index'),
    import('./table/texts/index'),
  ]);
  await Promise.all([operatorTexts.ready(), tableTexts.ready(), homeTexts.ready()]);
  return opened('operator', OperatorScreen, {});
};

const openToLearn = async (): Promise<OpenScreen> => {
  const [{ default: LearnOverview }, { openOverview }] = await Promise.all([
    import('./learn/LearnOverview.svelte'),
    import('./learn/openOverview'),
  ]);
  return opened('choose learn', LearnOverview, { games: await openOverview() });
};

const openToRead = async (): Promise<OpenScreen> => {
  const [{ default: ChooseRules }, { rulesWords }] = await Promise.all([
    import('./rules/ChooseRules.svelte'),
    import('../rules/texts/index'),
  ]);
  await rulesWords.ready();
  return opened('choose rules', ChooseRules, {});
};

const openRules = async ({ game, whole, rule }: RouteTo<'rules'>): Promise<OpenScreen> => {
  const { default: RulesScreen } = await import('./rules/RulesScreen.svelte');
  return opened('rules', RulesScreen, { game, whole, ...(rule === undefined ? {} : { rule }) });
};

/** What shows the decisions of a match from outside, which only who asks for it needs. */
const openReviewFrame = async (game: string) => {
  const [{ default: Frame }, { gameReviewTexts, reviewTexts }, { reviewPageTexts }] = await Promise.all([
    import('./table/review/ReviewFrame.svelte'),
    import('../review/reviewTexts'),
    import('./table/review/texts/index'),
  ]);
  await Promise.all([reviewTexts.ready(), reviewPageTexts.ready(), gameReviewTexts(game).ready()]);
  return Frame;
};

/** A step in the match opens nothing anew. */
const openReplay = async ({ packed, replay, review }: RouteTo<'replay'>): Promise<OpenScreen> => {
  const [{ default: ReplayScreen }, { openPacked }, { replayScreenTexts }, { tableTexts }, { frameTexts }] =
    await Promise.all([
      import('./replay/ReplayScreen.svelte'),
      import('./replay/openPacked'),
      import('./replay/texts/index'),
      import('./table/texts/index'),
      import('./table/texts/frame/index'),
    ]);
  await Promise.all([replayScreenTexts.ready(), tableTexts.ready(), frameTexts.ready()]);
  if (packed === undefined) return opened('replay', ReplayScreen, {});
  const read = await openPacked(packed);
  if (review !== undefined && typeof read === 'object') {
    const Frame = await openReviewFrame(read.rules.id);
    return opened(`review ${packed}`, ReplayScreen, { packed, read, review: { place: review, Frame } });
  }
  return opened(`replay ${packed}`, ReplayScreen, { packed, place: replay ?? { match: 1, move: 0 }, read });
};

/** A step from chapter to chapter opens nothing anew. */
const openLearn = async ({ game, chapter }: RouteTo<'learn'>): Promise<OpenScreen> => {
  const [{ default: LearnScreen }, { openLesson }] = await Promise.all([
    import('./learn/LearnScreen.svelte'),
    import('./learn/openLesson'),
  ]);
  const lesson = await openLesson(game);
  if (lesson === undefined) return openNowhere();
  return opened(`learn ${game}`, LearnScreen, { opened: lesson, ...(chapter === undefined ? {} : { chapter }) });
};

/** A step from puzzle to puzzle opens nothing anew. */
const openPuzzle = async ({ puzzle }: RouteTo<'puzzles'>): Promise<OpenScreen> => {
  const { openPuzzleList, openPuzzles } = await import('./puzzles/openPuzzles');
  if (puzzle === undefined) {
    const [{ default: PuzzleList }, games] = await Promise.all([
      import('./puzzles/PuzzleList.svelte'),
      openPuzzleList(),
    ]);
    return opened('puzzles', PuzzleList, { games });
  }
  const [{ default: PuzzleScreen }, ofGame] = await Promise.all([
    import('./puzzles/PuzzleScreen.svelte'),
    openPuzzles(puzzle.game),
  ]);
  if (ofGame === undefined) return openNowhere();
  return opened(`puzzles ${puzzle.game}`, PuzzleScreen, { opened: ofGame, number: puzzle.number });
};

const openNowhere = async (): Promise<OpenScreen> => opened('nowhere', (await import('./NotFound.svelte')).default, {});

/** Where most visits do not lead. */
export const openLazyScreen = (route: Exclude<Route, RouteTo<'home' | 'table' | 'here'>>): Promise<OpenScreen> => {
  switch (route.screen) {
    case 'about':
      return openAbout();
    case 'operator':
      return openOperator();
    case 'watch':
      return openWatch();
    case 'code':
      return openCode(route);
    case 'settings':
      return openSettings();
    case 'replay':
      return openReplay(route);
    case 'chooseGame':
      return route.purpose === 'learn' ? openToLearn() : openToRead();
    case 'rules':
      return openRules(route);
    case 'learn':
      return openLearn(route);
    case 'puzzles':
      return openPuzzle(route);
    case 'nowhere':
      return openNowhere();
  }
};
