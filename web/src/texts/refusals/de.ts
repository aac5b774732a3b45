import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Keine Verbindung zum Server. Versuch es gleich noch einmal.',
    'empty-name': 'Ein Name braucht wenigstens einen Buchstaben.',
    'no-such-code': 'Dieser Code gilt nicht: vertippt, schon benutzt oder älter als zehn Minuten.',
    'who-are-you': 'Der Server kennt dieses Gerät nicht mehr. Lade die Seite neu.',
    'too-many-requests': 'Das war viel auf einmal. Warte ein wenig und versuch es noch einmal.',
    'too-many-tables': 'Du hast viele Tische eröffnet. Warte ein wenig bis zum nächsten.',
    'no-room': 'Der Server hat gerade keinen Platz für Neues. Was läuft, läuft weiter.',
    'too-many-open-tables': 'Du hast viele Tische, die noch nicht zu Ende sind. Beende oder verlass zuerst einen.',
    'no-such-table': 'Diesen Tisch gibt es nicht mehr, oder er steht dir nicht offen.',
    busy: 'Am Tisch ist viel los. Versuch es gleich noch einmal.',
    stopping: 'Der Server startet neu. Versuch es gleich noch einmal.',
    'storage-failed': 'Der Server konnte das nicht speichern. Versuch es gleich noch einmal.',
    'server-fault': 'Auf dem Server ging etwas schief. Versuch es gleich noch einmal.',
    'not-ready': 'Der Server ist noch nicht bereit. Versuch es gleich noch einmal.',
    banned: 'Der Betreiber hat dich von diesem Server ausgeschlossen. Auf diesem Gerät kannst du trotzdem spielen.',
    silenced: 'Der Betreiber hat dir Chat und Namenswechsel gesperrt.',
    'not-at-this-table': 'Diese Person ist nicht am Tisch.',
  },
  until: (moment) => (moment === undefined ? 'Das gilt für immer.' : `Das gilt bis ${moment}.`),
  otherwise: (code) => `Der Server hat das abgelehnt (${code}).`,
};

export default words;
