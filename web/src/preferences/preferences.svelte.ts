import { PACES, type Preferences, parsePreferences } from './preferences';
import { recall, remember } from './store';

const STORED = 'miaou.preferences';

/** What the device itself asks for, kept up to date. */
class Device {
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  isDark = $state(this.#dark.matches);
  isStill = $state(this.#still.matches);

  constructor() {
    this.#dark.addEventListener('change', ({ matches }) => {
      this.isDark = matches;
    });
    this.#still.addEventListener('change', ({ matches }) => {
      this.isStill = matches;
    });
  }
}

const showTheme = (theme: Preferences['theme']): void => {
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
};

class VisitorPreferences {
  readonly #device = new Device();
  #chosen = $state.raw(parsePreferences(recall(STORED)));

  constructor() {
    // Another tab of this device: both show the same.
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === STORED) this.#show(parsePreferences(newValue));
    });
  }

  get chosen(): Preferences {
    return this.#chosen;
  }

  /** The theme that is seen now. */
  get isDark(): boolean {
    const { theme } = this.#chosen;
    return theme === 'auto' ? this.#device.isDark : theme === 'dark';
  }

  /** Nothing may travel: the visitor or the device asked for less motion. */
  get isStill(): boolean {
    return this.#chosen.motion === 'less' || this.#device.isStill;
  }

  /** How fast bots play and things move; 1 is the usual pace. */
  get pace(): number {
    return PACES[this.#chosen.speed];
  }

  change(changes: Partial<Preferences>): void {
    this.#show({ ...this.#chosen, ...changes });
    remember(STORED, JSON.stringify(this.#chosen));
  }

  /** Shows the page as the visitor wants it, before anything is drawn. */
  start(): void {
    this.#show(this.#chosen);
  }

  #show(wanted: Preferences): void {
    this.#chosen = wanted;
    showTheme(wanted.theme);
    document.documentElement.dataset['motion'] = wanted.motion;
  }
}

/** What the visitor set about the page. */
export const preferences = new VisitorPreferences();
