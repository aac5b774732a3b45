import common from './sprites/common.svg?url';
import icons from './sprites/icons.svg?url';

/** The sprites that every screen may use; a game has its own. Each is a file of `<symbol>`s. */
export const COMMON_SPRITE = common;
export const ICON_SPRITE = icons;

const loaded = new Map<string, Promise<void>>();

/** Patterns and nested `<use>` do not work across files in every browser, so a sprite is put into the page itself, once. */
const insert = async (url: string): Promise<void> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the sprite ${url} could not be loaded: ${response.status}`);
  const svg = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  svg.setAttribute('class', 'sprite');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(svg, true));
};

/** Resolves once the symbols can be used with `<use href="#name">`. A failure may be tried again. */
export const loadSprite = (url: string): Promise<void> => {
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const loading = insert(url).catch((error: unknown) => {
    loaded.delete(url);
    throw error;
  });
  loaded.set(url, loading);
  return loading;
};
