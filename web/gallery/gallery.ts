import '@fontsource-variable/jost';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { mount, unmount } from 'svelte';
import { startLanguage } from '../src/texts/language.svelte';
import { shell } from '../src/texts/shell/index';
import { COMMON_SPRITE, ICON_SPRITE, loadSprite } from '../src/ui/sprite';
import type { Scene } from './scene';
import { loadScenes } from './scenes';

const listScenes = (target: HTMLElement, scenes: readonly Scene[]): void => {
  for (const { name } of scenes) {
    const link = document.createElement('a');
    link.href = `#${name}`;
    link.textContent = name;
    const line = document.createElement('p');
    line.append(link);
    target.append(line);
  }
};

/** Shows one scene after the other without a reload, which takes longer than the scene itself. */
class Stage {
  readonly #target: HTMLElement;
  readonly #scenes: readonly Scene[];
  #leave = (): Promise<void> | void => this.#target.replaceChildren();

  constructor(target: HTMLElement, scenes: readonly Scene[]) {
    this.#target = target;
    this.#scenes = scenes;
  }

  async show(name: string): Promise<void> {
    delete document.body.dataset['shown'];
    await this.#leave();
    scrollTo(0, 0);
    const scene = this.#scenes.find((other) => other.name === name);
    if (scene === undefined) {
      this.#leave = () => this.#target.replaceChildren();
      return listScenes(this.#target, this.#scenes);
    }
    const { component, props } = await scene.open();
    const shown = mount(component, { target: this.#target, props });
    this.#leave = () => unmount(shown);
    // The pictures and the browser tests wait for this.
    document.body.dataset['shown'] = scene.name;
  }
}

/** Shows one scene by its name, such as `?theme=dark#home`. Without a name, a list of them. */
const start = async (): Promise<void> => {
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  startLanguage();
  const [scenes] = await Promise.all([loadScenes(), shell.ready(), loadSprite(COMMON_SPRITE), loadSprite(ICON_SPRITE)]);
  const target = document.getElementById('app');
  if (target === null) return;
  const stage = new Stage(target, scenes);
  const showNamed = (): Promise<void> => stage.show(location.hash.slice(1));
  addEventListener('hashchange', () => void showNamed());
  await showNamed();
};

await start();
