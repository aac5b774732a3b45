import '@fontsource-variable/jost';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './navigation/router.svelte';
import { preferences } from './preferences/preferences.svelte';
import { openScreen } from './screens/registry';
import { startOffline } from './serviceWorker/start.svelte';
import { startLanguage } from './texts/language.svelte';
import { shell } from './texts/shell';
import { followInput } from './ui/input/inputKind';
import { followMouse } from './ui/input/restingPointer';
import { offerMissingParts } from './ui/missingParts';
import { COMMON_SPRITE, ICON_SPRITE, loadSprite } from './ui/sprite';

/** Not awaited by this module: what it loads shares modules with it, and each would wait for the other. */
const start = async (target: HTMLElement): Promise<void> => {
  preferences.start();
  startLanguage();
  followInput();
  followMouse();
  // Not waited for: the page stands, and its drawings fill their places when they come.
  Promise.all([loadSprite(ICON_SPRITE), loadSprite(COMMON_SPRITE)]).catch(reportError);
  // Loaded in parallel with the words. App opens it again and reports a failure.
  openScreen(router.route).catch(() => undefined);
  await shell.ready();
  offerMissingParts();
  mount(App, { target });
  // After everything that is seen: keeping the page for later must not hold it up now.
  await startOffline();
};

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
start(target).catch(reportError);
