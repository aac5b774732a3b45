import { botNamed } from '@miaou/bots';
import { chooserAmong } from './chooser.js';

/** The program of the bots' threads. */
export default chooserAmong(botNamed);
