import chop from './sprites/chop.svg?url';
import common from './sprites/common.svg?url';
import felix from './sprites/felix.svg?url';
import icons from './sprites/icons.svg?url';

/** Sheets of drawings, each a file of `<symbol>`s. */
const SHEETS = { common, icons, felix, chop };
export type Sheet = keyof typeof SHEETS;

const loaded = new Map<Sheet, Promise<void>>();

/** Patterns and nested `<use>` do not work across files in every browser, so a sheet is put into the page itself, once. */
const insert = async (sheet: Sheet): Promise<void> => {
  const answer = await fetch(SHEETS[sheet]);
  if (!answer.ok) throw new Error(`the drawings "${sheet}" answered ${answer.status}`);
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  drawn.setAttribute('class', 'sprite');
  drawn.setAttribute('aria-hidden', 'true');
  document.body.append(document.importNode(drawn, true));
};

/** Resolves once the sheet's symbols can be used with `<use href="#name">`. A failure may be tried again. */
export const drawings = (sheet: Sheet): Promise<void> => {
  const known = loaded.get(sheet);
  if (known !== undefined) return known;
  const loading = insert(sheet).catch((error: unknown) => {
    loaded.delete(sheet);
    throw error;
  });
  loaded.set(sheet, loading);
  return loading;
};
