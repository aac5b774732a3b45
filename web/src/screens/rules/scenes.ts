import type { Scene } from '../../../gallery/scene';

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
