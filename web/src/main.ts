import '@fontsource-variable/jost';
import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './texts/language.svelte';
import { shell } from './texts/shell';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
startLanguage();
await shell.ready();
mount(App, { target });
