import '@fontsource-variable/jost';
import '../src/look/tokens.css';
import '../src/look/base.css';
import { mount } from 'svelte';
import { drawings } from '../src/look/sprite';
import { startLanguage } from '../src/texts/language.svelte';
import { shell } from '../src/texts/shell/index';
import { SCENES } from './scenes';

/** Shows one scene by its name: `?scene=felix-auction&theme=dark`. Without a name, a list of them. */
const show = async (): Promise<void> => {
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;
  startLanguage();
  await Promise.all([shell.ready(), drawings('common'), drawings('icons')]);
  const target = document.getElementById('app');
  const scene = SCENES.find(({ name }) => name === asked.get('scene'));
  if (target === null) return;
  if (scene === undefined) {
    for (const { name } of SCENES) {
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
  // Tells who takes pictures that there is something to see.
  document.body.dataset['shown'] = scene.name;
};

await show();
