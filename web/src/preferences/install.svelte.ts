/** What browsers that can install a page offer; the standard has no name for it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const isOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Whether the browser would keep the page as an app. It says so once, early, so this must listen from the start. */
class Installation {
  #offer = $state.raw<InstallOffer>();

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      if (isOffer(event)) this.#offer = event;
    });
    window.addEventListener('appinstalled', () => {
      this.#offer = undefined;
    });
  }

  get isOffered(): boolean {
    return this.#offer !== undefined;
  }

  async accept(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = undefined;
  }
}

export const installation = new Installation();
