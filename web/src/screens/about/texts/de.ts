import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'Geht es fair zu?',
  intro: 'Miaou, das sind zwei Spiele um das, was du weißt und andere nicht. Hier steht also schlicht, wer was weiß.',
  fair: 'Wofür das Programm sorgt',
  check: 'Eine Partie prüfen',
  checkHint: 'Öffne die Aufzeichnung einer beendeten Partie und drücke „War es fair?“.',
  questions: [
    {
      question: 'Wer bestimmt Karten und Würfel?',
      answer:
        'Karten und Würfe ergeben sich aus einem Geheimnis des Computers, der den Tisch führt, und aus einem Brief vom Gerät jedes Mitspielers. Alles ist versiegelt, bevor etwas geöffnet wird, und nach der Partie kann die Seite noch einmal austeilen: „War es fair?“, am Ende oder beim Nachspielen. Niemand kann sich eine Karte wünschen, auch der Gastgeber nicht.',
    },
    {
      question: 'Können andere meine Karten sehen?',
      answer:
        'Nein. Was ein Platz nicht wissen darf, wird ihm nie geschickt. Es ist nicht nur auf dem Bildschirm verborgen: Es ist nicht in der Seite, und Tests vergleichen jede Nachricht mit dem, was der Platz wissen darf.',
    },
    {
      question: 'Schummeln die Bots?',
      answer:
        'Nein. Ein Bot bekommt genau das, was du von seinem Platz aus sehen würdest, keine Karte mehr. Starke denken länger nach, aber sie schauen niemandem in die Karten.',
    },
    {
      question: 'Und wenn die Verbindung abreißt?',
      answer:
        'Ein bestätigter Zug ist gespeichert, bevor irgendwer davon erfährt. Du findest den Tisch so wieder, wie er war. Inzwischen spielt vielleicht ein Bot für dich; er gibt dir den Platz zurück.',
    },
    {
      question: 'Ist mein Höchstgebot geheim?',
      answer: 'Ja. Es liegt beim Tisch, sonst erfährt niemand davon, und es bietet im selben Tempo wie alle.',
    },
  ],
  notYet: 'Was es nicht versprechen kann',
  limits: [
    {
      question: 'Muss ich dem Betreiber des Servers vertrauen?',
      answer:
        'Bei dem, was er sieht, ja: Er könnte während der Partie in den Speicher sehen. Beim Austeilen nein: Es ist zusammen mit den Briefen der anderen versiegelt, und du kannst es nachher prüfen.',
    },
    {
      question: 'Und wenn sich andere heimlich absprechen?',
      answer: 'Das verhindert kein Programm. Spiel mit Leuten, die du magst.',
    },
    {
      question: 'Und auf nur einem Gerät?',
      answer:
        'Dort weiß das Gerät selbst alles. Zwischen den Zügen sind die Karten vor Blicken verborgen, aber nicht vor jemandem, der die Werkzeuge des Browsers öffnet.',
    },
  ],
  games: 'Die Spiele',
  credits: (games) => `${games.join('. ')}. Wenn sie dir gefallen, kauf sie: Nichts ersetzt einen echten Tisch.`,
  free: 'Diese Seite ist inoffiziell und kostenlos. Bilder, Töne und Texte sind ihre eigenen; von den Originalen wird nichts verwendet.',
};

export default words;
