import { LIMITS } from './limits.js';

/** True if no bracket outside a string opens deeper than allowed. `JSON.parse` itself would go thousands deep, and what comes after it would break. */
export const isShallow = (text: string, depth: number = LIMITS.depth): boolean => {
  let open = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (inString) {
      if (unit === 0x5c) index++;
      else if (unit === 0x22) inString = false;
    } else if (unit === 0x22) inString = true;
    else if (unit === 0x5b || unit === 0x7b) {
      if (++open > depth) return false;
    } else if (unit === 0x5d || unit === 0x7d) open--;
  }
  return true;
};
