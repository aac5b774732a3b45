import '@fontsource-variable/jost';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { drawings } from './look/sprite';
import { router } from './navigation/router.svelte';
import { startOffline } from './offline/start.svelte';
import { preferences } from './preferences/preferences.svelte';
import { openScreen } from './screens/registry';
import { startLanguage } from './texts/language.svelte';
import { shell } from './texts/shell';

/** Not awaited by this module: what it loads shares modules with it, and each would wait for the other. */
const start = async (target: HTMLElement): Promise<void> => {
  preferences.start();
  startLanguage();
  // Not waited for: the page stands, and its drawings fill their places when they come.
  Promise.all([drawings('icons'), drawings('common')]).catch(reportError);
  // Asked for beside the words rather than after them; who shows it asks again, and hears of what failed.
  openScreen(router.route).catch(() => undefined);
  await shell.ready();
  mount(App, { target });
  // After everything that is seen: keeping the page for later must not hold it up now.
  await startOffline();
};

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
start(target).catch(reportError);
