/** What this device remembers; a browser that keeps nothing forgets with the page, and that is all. */
export const recall = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const remember = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage that is full or forbidden: the page works without.
  }
};

export const forget = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
};
