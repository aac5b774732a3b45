import { wholePercentIn } from '../../../../../hints/texts/percent';
import { counted } from '../../../../../texts/plural';
import board from '../../texts/de';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('de');
const count = counted('de');
const squares = (steps: number): string => count(steps, { one: '# Feld', other: '# Felder' });
const remaining = (left: number): string => count(left, { one: '# Maus bleibt', other: '# Mäuse bleiben' });

const words: ChopReasons = {
  'bring-it-home': () => 'Aller Käse ist gewonnen: Jetzt muss eine Maus nach Hause.',
  'leave-the-start': () => 'Die Mäuse gewinnen erst, wenn alle ihren Start verlassen haben.',
  'take-cheese': ({ danger }) =>
    danger === 0
      ? 'Ein Käse, und die Katze kommt dort nicht hin.'
      : `Ein Käse; die Gefahr ist dort ${percent(danger)}.`,
  'fork-cheese': () => 'Ein Käse ohne einen einzigen Schritt.',
  'run-for-cover': ({ danger }) => `Hier ist die Gefahr ${percent(danger)}, dort gibt es keine.`,
  'run-from-the-cat': ({ danger, left }) => `Die Gefahr sinkt von ${percent(danger)} auf ${percent(left)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `Zu ${percent(cheese)} liegt dort Käse; ${danger === 0 ? 'die Katze kommt nicht hin' : `die Gefahr ist dort ${percent(danger)}`}.`,
  'take-a-risk': ({ danger }) =>
    `Dort kann die Katze sie fangen (${percent(danger)}), und gewonnen ist damit noch nichts.`,
  'come-nearer': ({ steps }) => `Näher am nächsten Ziel: noch ${squares(steps)}.`,
  'keep-away': () => 'Gewinnt nichts, bleibt aber der Katze fern.',
  'begin-near-a-hole': ({ steps }) => `Nur ${squares(steps)} von einem Loch, aus dem Mäuse kommen.`,
  catch: ({ mouse, left }) =>
    left === 0 ? `Fängt ${mice[mouse]}, die letzte Maus.` : `Fängt ${mice[mouse]}; ${remaining(left)}.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `Eine Maus ist in Reichweite des nächsten Wurfs (${percent(chance)}).`,
      other: `# Mäuse sind in Reichweite des nächsten Wurfs (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Lauert, wo ${mice[mouse]} herausmuss.`,
  hunt: ({ mouse, steps }) => `Jagt ${mice[mouse]}: noch ${squares(steps)}.`,
  'keep-watch': () => 'Keine Maus in Reichweite: Die Katze lauert.',
};

export default words;
