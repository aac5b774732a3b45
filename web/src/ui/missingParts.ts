import { shell } from '../texts/shell/index';
import { notices } from './notices.svelte';

/** Where the server does not answer and the page is not stored on the device, loading it again would leave nothing of it. */
export const reloadIfReachable = async (): Promise<void> => {
  const isStored = (navigator.serviceWorker?.controller ?? null) !== null;
  try {
    if (!isStored) await fetch('/healthz', { cache: 'no-store' });
  } catch {
    notices.tell(shell.words.cannotLoadHint, 'problem');
    return;
  }
  location.reload();
};

/** The bundler's event for a part that could not be loaded. */
type MissingPart = WindowEventMap['vite:preloadError'];

const told = new Set<string>();

/** What is tried again by itself is spoken of once; whoever presses for it is answered each time. */
const isWorthTelling = ({ payload: { message } }: MissingPart): boolean => {
  // A lost connection is told by itself, and there is nothing to load.
  if (!navigator.onLine) return false;
  const isNew = !told.has(message);
  told.add(message);
  return isNew || navigator.userActivation.isActive;
};

/**
 * A part of the page that could not be loaded would stay out without a word: browsers keep a failed import, and every later one of the same
 * part fails as well (whatwg/html 6768). Only loading the page again helps, and that is offered.
 */
export const offerMissingParts = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!isWorthTelling(event)) return;
    notices.tell(shell.words.partMissing, 'problem', {
      label: shell.words.reload,
      apply: () => void reloadIfReachable(),
    });
  });
};
