import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: {
      name: 'Die Katze',
      means: 'Fängt eine Maus, wenn sie auf ihr landet. Vom Tisch aus kommt sie an die Mäuse darunter nicht heran.',
    },
    mouse: {
      name: 'Eine Maus',
      means: 'Jeder Mäusespieler darf jede Maus ziehen.',
      also: 'Einmal gefangen, ist sie aus dem Spiel.',
    },
    hidden: { name: 'Eine Fliese', means: 'Wer darauf landet, dreht sie um.' },
    hole: { name: 'Ein Loch', means: 'Hier ist eine Maus sicher. Die Katze kommt nie hinein.' },
    start: { name: 'Start einer Maus', means: 'Wird zum Loch, wenn diese Maus zum ersten Mal herauskommt.' },
    table: { name: 'Der Tisch', means: 'Nur die Katze läuft darauf; Mäuse laufen darunter durch.' },
    tunnel: { name: 'Unter dem Tisch', means: 'Hierher kommen nur Mäuse, die Katze nicht.' },
    miceLeft: { name: 'Mäuse im Spiel', means: 'Ist die letzte gefangen, gewinnt die Katze.' },
  },
  tiles: {
    cheese: {
      name: 'Käse',
      means: 'Eine Maus, die hier landet, gewinnt ihn. Die Katze kann ihn weder nehmen noch überqueren.',
      also: 'Solange die Katze darauf sitzt, bekommt ihn niemand.',
    },
    broken: { name: 'Scherben', means: 'Nichts passiert.' },
    plus1: { name: '+1', means: 'Dieselbe Figur läuft ein Feld weiter. Sie muss, wenn sie kann.' },
    plus2: { name: '+2', means: 'Dieselbe Figur läuft zwei Felder weiter. Sie muss, wenn sie kann.' },
    arrow: { name: 'Pfeil', means: 'Die Figur springt auf irgendein freies Feld.' },
    fork: { name: 'Gabel', means: 'Mäuse nehmen einen offenen Käse, wo er auch liegt. Der Katze nützt sie nichts.' },
    knife: { name: 'Messer', means: 'Der Zug endet sofort, und die andere Seite würfelt zweimal.' },
  },
  cheeseWon: (all) => ({
    name: 'Gewonnener Käse',
    means: `Die Mäuse brauchen alle ${all}. Was gewonnen ist, bleibt gewonnen.`,
  }),
  die: ({ mice, cat }) => ({
    name: 'Der Würfel',
    means: `Der Mäusewürfel zeigt ${mice.join(', ')}; der Katzenwürfel ${cat.join(', ')}.`,
  }),
  first: {
    hole: 'Dieses Loch ist jetzt offen: Jede Maus ist darin sicher.',
    uncovered: 'Die Katze kann ihn nicht nehmen, und solange sie da sitzt, auch sonst niemand.',
    knife: 'Ein Messer: Der Zug ist vorbei, und die andere Seite würfelt zweimal.',
    caught: 'Gefangene Mäuse sind aus dem Spiel. Gewonnener Käse bleibt gewonnen.',
    lost: 'Kein Weg dieser Länge: Der Wurf verfällt.',
    allCheese: 'Aller Käse ist gewonnen: Jetzt muss eine Maus in ein Loch laufen.',
    lastMouse: 'Die letzte Maus ist im Loch: Die Katze darf nicht davor stehen bleiben.',
  },
};

export default words;
