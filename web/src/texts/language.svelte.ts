import { untrack } from 'svelte';
import { type ByLanguage, chooseLanguage, LANGUAGE_TAGS, type Language } from './language';

const STORED = 'miaou.language';

const stored = (): string | null => {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
};

const store = (language: Language): void => {
  try {
    localStorage.setItem(STORED, language);
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
};

let language = $state<Language>('en');

/** The words of one part of the page (home, a board, the rules), loaded one language at a time. */
export class Area<Words> {
  #words = $state.raw<Words>();

  constructor(private readonly sources: ByLanguage<() => Promise<{ readonly default: Words }>>) {
    areas.add(this);
  }

  /** The words; whoever shows the area waits for `ready` first. */
  get words(): Words {
    if (this.#words === undefined) throw new Error('an area is shown before its words are loaded');
    return this.#words;
  }

  get isReady(): boolean {
    return this.#words !== undefined;
  }

  /** Resolves once the words of the present language are there. Whoever waits is not asked anew when the language changes. */
  ready(): Promise<void> {
    return untrack(() => (this.#words === undefined ? this.load(language) : Promise.resolve()));
  }

  /** A part of the page once its words are there too. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    await Promise.all([part, this.ready()]);
    return part;
  }

  async load(wanted: Language): Promise<void> {
    this.#words = (await this.sources[wanted]()).default;
  }
}

const areas = new Set<Area<unknown>>();

const loadAll = (wanted: Language): Promise<unknown> =>
  Promise.all([...areas].filter(({ isReady }) => isReady).map((area) => area.load(wanted)));

const show = (wanted: Language): void => {
  language = wanted;
  document.documentElement.lang = LANGUAGE_TAGS[wanted];
};

/** The language in which the page is shown. */
export const currentLanguage = (): Language => language;

/** Shows the page in another language, from now on and on the next visit. */
export const speak = async (wanted: Language): Promise<void> => {
  await loadAll(wanted);
  show(wanted);
  store(wanted);
};

/** Settles the language before anything is shown. */
export const startLanguage = (): void => show(chooseLanguage(stored(), navigator.languages));
