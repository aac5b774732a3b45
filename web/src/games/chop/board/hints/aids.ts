import { type ChopView, MICE, type Square, TILE_KINDS } from '@miaou/chop';
import type { Aid } from '../../../../hints/aids';
import { dangerOf } from '../danger';
import type { ChopWords } from '../texts/words';
import type { AidWords } from './texts/aids/words';

/** Every tile that lies face down is any of those that were not seen yet, all alike (CP4). */
const tileAid = (words: AidWords, tiles: ChopWords['tiles'], { unseen, faceDown }: ChopView): Aid => ({
  id: 'chop.tile',
  title: words.tile.title,
  why: words.tile.why(faceDown.length),
  rows: TILE_KINDS.filter((kind) => unseen[kind] > 0).map((kind) => ({
    label: tiles[kind],
    value: words.share(unseen[kind] / faceDown.length),
  })),
});

/** How many faces of its die bring the cat to each mouse as they stand now (CM4). */
const catchAid = (words: AidWords, mice: ChopWords['mice'], view: ChopView): Aid => {
  const danger = dangerOf(view);
  const faces = [...danger.values()][0]?.of ?? view.options.layout.dice.cat.length;
  return {
    id: 'chop.catch',
    title: words.caught.title,
    why: words.caught.why,
    rows: MICE.flatMap((mouse) => {
      const at = view.mice[mouse];
      if (at === null || at === undefined) return [];
      return [{ label: mice[mouse], value: words.faces(danger.get(at as Square)?.faces ?? 0, faces) }];
    }),
  };
};

/** What can be worked out from what lies there. */
export const chopAids = (words: AidWords, { tiles, mice }: ChopWords, view: ChopView): readonly Aid[] =>
  [tileAid(words, tiles, view), catchAid(words, mice, view)].filter(({ rows }) => rows.length > 0);
