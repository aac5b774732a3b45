import { shell } from '../texts/shell/index';
import { notices } from './notices.svelte';

/** Copies words and says so; where the browser does not allow it, shows them to be copied by hand. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    notices.tell(shell.words.copied);
  } catch {
    notices.tell(text, 'problem');
  }
};
