/** A short message at the lower edge: something was done, or could not be. */
interface Notice {
  readonly id: number;
  readonly kind: 'done' | 'problem';
  readonly text: string;
  /** What can be done about it. */
  readonly remedy?: Remedy | undefined;
}

interface Remedy {
  readonly label: string;
  readonly apply: () => void;
}

const SHOWN_FOR = { done: 4_000, problem: 8_000 } as const;
/** Time to decide, where something can be done about it. */
const REMEDY_SHOWN_FOR = 30_000;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  #last = 0;

  /** Shows a message for a while; the same message twice is shown once. */
  tell(text: string, kind: Notice['kind'] = 'done', remedy?: Remedy): void {
    const id = ++this.#last;
    this.shown = [...this.shown.filter((notice) => notice.text !== text), { id, kind, text, remedy }];
    setTimeout(() => this.drop(id), remedy === undefined ? SHOWN_FOR[kind] : REMEDY_SHOWN_FOR);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }
}

/** What the page has to say beside its screens. */
export const notices = new Notices();
