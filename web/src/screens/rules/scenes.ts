import type { Scene } from '../../../gallery/scene';

const scene = (name: string, props: Record<string, unknown>): Scene => ({
  name,
  open: async () => ({ component: (await import('./RulesScreen.svelte')).default as never, props }),
});

const dialog = (name: string, props: Record<string, unknown>): Scene => ({
  name,
  open: async () => ({ component: (await import('../../rules/RuleDialog.svelte')).default as never, props }),
});

/** The rules of both games, short and whole. */
export const rulesScenes: readonly Scene[] = [
  scene('rules-felix', { game: 'felix', whole: false }),
  scene('rules-chop', { game: 'chop', whole: false }),
  scene('rules-felix-whole', { game: 'felix', whole: true }),
  scene('rules-chop-whole', { game: 'chop', whole: true }),
  scene('rules-felix-rule', { game: 'felix', whole: true, rule: 'FD4' }),
  dialog('rule-felix', { game: 'felix', rule: 'FD5', onclose: () => undefined }),
  dialog('rule-chop', { game: 'chop', rule: 'CM7', onclose: () => undefined }),
];
