import { untrack } from 'svelte';
import { type ByLanguage, chooseLanguage, LANGUAGE_TAGS, type Language } from './languages';

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
export class LazyTexts<Words> {
  #words = $state.raw<Words>();

  readonly #sources: ByLanguage<() => Promise<{ readonly default: Words }>>;

  constructor(sources: ByLanguage<() => Promise<{ readonly default: Words }>>) {
    this.#sources = sources;
    bundles.add(this);
  }

  /** To be read after `ready`. */
  get words(): Words {
    if (this.#words === undefined) throw new Error('texts are shown before they are loaded');
    return this.#words;
  }

  get isReady(): boolean {
    return this.#words !== undefined;
  }

  /** Resolves once the words of the present language are loaded. Not reactive: a change of language does not load again here. */
  ready(): Promise<void> {
    return untrack(() => (this.#words === undefined ? this.load(language) : Promise.resolve()));
  }

  /** A module of the page, once its words are loaded too. */
  async with<Part>(part: Promise<Part>): Promise<Part> {
    await Promise.all([part, this.ready()]);
    return part;
  }

  async load(wanted: Language): Promise<void> {
    this.#words = (await this.#sources[wanted]()).default;
  }
}

/** Texts as their users see them. */
export type LoadedTexts<Words> = Pick<LazyTexts<Words>, 'words' | 'ready'>;

const bundles = new Set<LazyTexts<unknown>>();

const loadAll = (wanted: Language): Promise<unknown> =>
  Promise.all([...bundles].filter(({ isReady }) => isReady).map((texts) => texts.load(wanted)));

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
