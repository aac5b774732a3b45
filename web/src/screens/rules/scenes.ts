import type { Scene } from '../../../gallery/scene';
import { titleOf } from '../../games/registry';
import { openBook } from '../../rules/library';

interface RulesPlace {
  readonly game: string;
  readonly whole: boolean;
  readonly rule?: string;
}

/** The rules screen of a game. */
export const rulesScene = (name: string, place: RulesPlace): Scene => ({
  name,
  open: async () => ({ component: (await import('./RulesScreen.svelte')).default as never, props: { ...place } }),
});

/** One rule as it opens over a table. */
export const ruleDialogScene = (name: string, game: string, rule: string): Scene => ({
  name,
  open: async () => ({
    component: (await import('../../rules/RuleDialog.svelte')).default as never,
    props: { game, rule, onclose: () => undefined },
  }),
});

interface LiveLook {
  readonly isHeld?: true;
  readonly presses?: string;
}

/** Examples of the rules that are played: at their end or, held, at their beginning, or after something in them was pressed. */
export const liveScene = (name: string, game: string, figures: readonly string[], look: LiveLook = {}): Scene => ({
  name,
  open: async () => {
    const [{ default: LiveFigures }, book] = await Promise.all([
      import('./testing/LiveFigures.svelte'),
      openBook(game),
    ]);
    await book?.game.live?.load();
    const { isHeld = false, presses } = look;
    return {
      component: LiveFigures as never,
      props: { heading: titleOf(game), book, figures, isHeld, presses },
    };
  },
});
