import '@fontsource-variable/jost';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { mount } from 'svelte';
import { startLanguage } from '../src/texts/language.svelte';
import { shell } from '../src/texts/shell/index';
import { COMMON_SPRITE, ICON_SPRITE, loadSprite } from '../src/ui/sprite';
import { loadScenes } from './scenes';

/** Shows one scene by its name, such as `?scene=home&theme=dark`. Without a name, a list of them. */
const show = async (): Promise<void> => {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  startLanguage();
  const [scenes] = await Promise.all([loadScenes(), shell.ready(), loadSprite(COMMON_SPRITE), loadSprite(ICON_SPRITE)]);
  const target = document.getElementById('app');
  const scene = scenes.find(({ name }) => name === asked.get('scene'));
  if (target === null) return;
  if (scene === undefined) {
    for (const { name } of scenes) {
      const link = document.createElement('a');
      link.href = `?scene=${name}`;
      link.textContent = name;
      const line = document.createElement('p');
      line.append(link);
      target.append(line);
    }
    return;
  }
  const { component, props } = await scene.open();
  mount(component, { target, props });
  // The pictures and the browser tests wait for this.
  document.body.dataset['shown'] = scene.name;
};

await show();
