import { de } from '../../../texts/elision';
import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Réglages',
  you: 'Toi',
  name: 'Ton nom',
  nameHint: 'Les autres le voient à la table. 24 lettres au plus.',
  nameSaved: 'Ton nom est enregistré.',
  look: 'Apparence',
  theme: 'Thème',
  themes: { auto: 'comme l’appareil', light: 'clair', dark: 'sombre' },
  motion: 'Mouvement',
  motions: { auto: 'comme l’appareil', less: 'moins' },
  speed: 'Vitesse des animations',
  speeds: { slow: 'lente', normal: 'normale', fast: 'rapide', instant: 'immédiate' },
  firstTimes: 'Expliquer ce qui est nouveau',
  firstTimesChoices: { on: 'oui', off: 'non' },
  die: 'Mon dé',
  dieChoices: { me: 'je le lance', rolled: 'lancé pour moi' },
  sound: 'Son',
  sounds: { on: 'activé', off: 'coupé' },
  volume: 'Volume',
  notifications: 'Me prévenir quand c’est mon tour',
  notificationsHint: 'Une notification du navigateur quand cette page est ouverte mais pas au premier plan.',
  notificationsDenied: 'Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette page.',
  otherDevice: 'Emporter ma place sur un autre appareil',
  otherDeviceHint:
    'Ton nom et tes places sont gardés dans ce navigateur. Un code les amène aussi sur un autre appareil ; il sert une fois, pendant dix minutes.',
  makeCode: 'Créer un code',
  codeIs: 'Ton code',
  codeUntil: (time) => `Jusqu’à ${time}. Saisis-le là-bas, ou scanne l’image.`,
  qrLabel: 'Code QR avec un lien qui amène ta place sur un autre appareil',
  leave: 'Se déconnecter partout',
  leaveHint: 'Chaque appareil t’oublie, celui-ci aussi. Personne ne récupère tes places, pas même toi.',
  leaveSure: 'Oui, me déconnecter partout',
  left: 'C’est fait, partout. Désormais, tu es quelqu’un de nouveau.',
  yourData: 'Tes données',
  shared: 'Parties que j’enregistre ou partage par lien',
  sharedChoices: { named: 'avec les noms', nameless: 'sans les noms' },
  yourDataHint: 'Tout ce que ce serveur a gardé sur toi : noms, discussion, tables, connexions.',
  download: 'Télécharger',
  erase: 'M’effacer',
  eraseSure: 'T’effacer de ce serveur ?',
  eraseMeans:
    'Ton nom, tes messages, tes places et tes connexions sont supprimés, pour tous les appareils. Les autres gardent leurs parties : ta place y perd son nom, et un bot joue la suite. C’est définitif.',
  erased: 'Tout est effacé. Désormais, tu es quelqu’un de nouveau.',
  enterCode: 'J’ai un code de place',
  enterCodeHint:
    'Crée le code sur l’appareil où tu as déjà ta place : Réglages, « Emporter ma place sur un autre appareil ».',
  code: 'Code',
  useCode: 'Prendre ma place',
  codeWarning: (name) =>
    `Sur cet appareil tu es ${name}. Avec le code tu deviens l’autre, et les places ${de(name)} sont perdues si aucun autre appareil ne les a.`,
  welcome: (name) => `Te revoilà, ${name}.`,
};

export default words;
