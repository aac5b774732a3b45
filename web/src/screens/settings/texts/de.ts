import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Einstellungen',
  you: 'Du',
  name: 'Dein Name',
  nameHint: 'Die anderen sehen ihn am Tisch. Höchstens 24 Buchstaben.',
  nameSaved: 'Dein Name ist gespeichert.',
  look: 'Aussehen',
  theme: 'Design',
  themes: { auto: 'wie das Gerät', light: 'hell', dark: 'dunkel' },
  motion: 'Bewegung',
  motions: { auto: 'wie das Gerät', less: 'weniger' },
  speed: 'Tempo der Animationen',
  speeds: { slow: 'langsam', normal: 'normal', fast: 'schnell', instant: 'sofort' },
  die: 'Mein Würfel',
  dieChoices: { me: 'ich würfle', rolled: 'für mich würfeln' },
  sound: 'Ton',
  sounds: { on: 'an', off: 'aus' },
  volume: 'Lautstärke',
  notifications: 'Sag mir, wenn ich dran bin',
  notificationsHint: 'Eine Meldung des Browsers, während diese Seite offen, aber nicht vorne ist.',
  notificationsDenied: 'Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
  otherDevice: 'Nimm deinen Platz auf ein anderes Gerät mit',
  otherDeviceHint:
    'Dein Name und deine Plätze liegen in diesem Browser. Ein Code bringt sie auch auf ein anderes Gerät; er gilt einmal und zehn Minuten lang.',
  makeCode: 'Code erzeugen',
  codeIs: 'Dein Code',
  codeUntil: (time) => `Bis ${time}. Tipp ihn dort ein oder scanne das Bild.`,
  qrLabel: 'QR-Code mit einem Link, der deinen Platz auf ein anderes Gerät bringt',
  leave: 'Überall abmelden',
  leaveHint: 'Jedes Gerät vergisst dich, auch dieses. Niemand bekommt deine Plätze zurück, auch du nicht.',
  leaveSure: 'Ja, überall abmelden',
  left: 'Überall abgemeldet. Von hier an bist du jemand Neues.',
  yourData: 'Deine Daten',
  yourDataHint: 'Alles, was dieser Server über dich gespeichert hat: Namen, Chat, Tische, Anmeldungen.',
  download: 'Herunterladen',
  erase: 'Mich löschen',
  eraseSure: 'Dich von diesem Server löschen?',
  eraseMeans:
    'Dein Name, dein Chat, deine Plätze und Anmeldungen werden gelöscht, für alle Geräte. Die anderen behalten ihre Partien: Dein Platz dort verliert den Namen, und ein Bot spielt weiter. Das lässt sich nicht zurücknehmen.',
  erased: 'Du bist gelöscht. Von hier an bist du jemand Neues.',
  enterCode: 'Ich habe einen Platzcode',
  enterCodeHint:
    'Erzeuge den Code auf dem Gerät, an dem du schon sitzt: Einstellungen, „Nimm deinen Platz auf ein anderes Gerät mit“.',
  code: 'Code',
  useCode: 'Platz einnehmen',
  codeWarning: (name) =>
    `Auf diesem Gerät bist du ${name}. Mit dem Code wirst du zur anderen Person, und die Plätze von ${name} sind verloren, wenn kein anderes Gerät sie hat.`,
  welcome: (name) => `Schön, dass du wieder da bist, ${name}.`,
};

export default words;
