import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Impostazioni',
  you: 'Tu',
  name: 'Il tuo nome',
  nameHint: 'Gli altri lo vedono al tavolo. Al massimo 24 lettere.',
  nameSaved: 'Il tuo nome è salvato.',
  look: 'Aspetto',
  theme: 'Tema',
  themes: { auto: 'come il dispositivo', light: 'chiaro', dark: 'scuro' },
  motion: 'Movimento',
  motions: { auto: 'come il dispositivo', less: 'meno' },
  speed: 'Velocità delle animazioni',
  speeds: { slow: 'lenta', normal: 'normale', fast: 'veloce', instant: 'immediata' },
  die: 'Il mio dado',
  dieChoices: { me: 'lo tiro io', rolled: 'tirato per me' },
  sound: 'Suono',
  sounds: { on: 'acceso', off: 'spento' },
  volume: 'Volume',
  notifications: 'Avvisami quando tocca a me',
  notificationsHint: 'Un avviso del browser mentre questa pagina è aperta ma non in primo piano.',
  notificationsDenied: 'Il browser non lo permette. Puoi cambiarlo nelle sue impostazioni per questa pagina.',
  otherDevice: 'Porta il tuo posto su un altro dispositivo',
  otherDeviceHint:
    'Il tuo nome e i tuoi posti sono in questo browser. Un codice li porta anche su un altro dispositivo; vale una volta, per dieci minuti.',
  makeCode: 'Crea un codice',
  codeIs: 'Il tuo codice',
  codeUntil: (time) => `Fino alle ${time}. Scrivilo là, o inquadra l’immagine.`,
  qrLabel: 'Codice QR con un link che porta il tuo posto su un altro dispositivo',
  leave: 'Esci ovunque',
  leaveHint: 'Ogni dispositivo ti dimentica, anche questo. Nessuno riavrà i tuoi posti, nemmeno tu.',
  leaveSure: 'Sì, esci ovunque',
  left: 'Fatto: nessun dispositivo ti conosce più. Da ora sei una persona nuova.',
  yourData: 'I tuoi dati',
  yourDataHint: 'Tutto ciò che questo server ha salvato su di te: nomi, chat, tavoli, accessi.',
  download: 'Scarica',
  erase: 'Cancellami',
  eraseSure: 'Cancellarti da questo server?',
  eraseMeans:
    'Il tuo nome, i tuoi messaggi, i tuoi posti e accessi vengono cancellati, per tutti i dispositivi. Gli altri conservano le loro partite: lì il tuo posto perde il nome e un bot continua a giocare. Non si può annullare.',
  erased: 'Cancellazione fatta. Da ora sei una persona nuova.',
  enterCode: 'Ho un codice posto',
  enterCodeHint:
    'Crea il codice sul dispositivo dove hai già un posto: Impostazioni, “Porta il tuo posto su un altro dispositivo”.',
  code: 'Codice',
  useCode: 'Prendi il tuo posto',
  codeWarning: (name) =>
    `Su questo dispositivo sei ${name}. Con il codice diventi l’altra persona, e i posti di ${name} vanno persi se nessun altro dispositivo li ha.`,
  welcome: (name) => `Ciao di nuovo, ${name}.`,
};

export default words;
