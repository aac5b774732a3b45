import { GAMES } from '../src/games/registry';
import { learnScenes } from '../src/screens/learn/scenes';
import { puzzleScenes } from '../src/screens/puzzles/scenes';
import { listScenes, screenScenes, sheetScenes } from '../src/screens/scenes';
import { tableScenes } from '../src/screens/table/scenes';
import type { Scene } from './scene';

/** A game keeps its scenes in its folder. They are not part of its manifest, because visitors must not load them. */
const scenesOf = async (game: string): Promise<readonly Scene[]> => {
  const loaded: unknown = await import(`../src/games/${game}/scenes.ts`);
  return (loaded as { readonly scenes: readonly Scene[] }).scenes;
};

export const loadScenes = async (): Promise<readonly Scene[]> => [
  ...(await Promise.all(GAMES.map(({ id }) => scenesOf(id)))).flat(),
  ...tableScenes,
  ...screenScenes,
  ...sheetScenes,
  ...listScenes,
  ...learnScenes,
  ...puzzleScenes,
];
