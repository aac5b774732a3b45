import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Settings',
  you: 'You',
  name: 'Your name',
  nameHint: 'Others see it at the table. At most 24 letters.',
  saveName: 'Save name',
  nameSaved: 'Your name is saved.',
  look: 'Look',
  theme: 'Theme',
  themes: { auto: 'as the device', light: 'light', dark: 'dark' },
  motion: 'Motion',
  motions: { auto: 'as the device', less: 'less' },
  speed: 'Speed of things that move',
  speeds: { normal: 'normal', fast: 'fast' },
  sound: 'Sound',
  sounds: { on: 'on', off: 'off' },
  volume: 'Volume',
  notifications: 'Tell me when it is my turn',
  notificationsHint: 'A note from the browser while this page is open but not in front.',
  notificationsDenied: 'The browser does not allow it. You can change that in its settings for this page.',
  otherDevice: 'Carry your seat to another device',
  otherDeviceHint:
    'Your name and your seats live in this browser. A code brings them to another device as well; it works once, for ten minutes.',
  makeCode: 'Make a code',
  codeIs: 'Your code',
  codeUntil: (time) => `Until ${time}. Type it there, or scan the picture.`,
  qrLabel: 'QR code with a link that brings your seat to another device',
  leave: 'Log out everywhere',
  leaveHint: 'Every device forgets you, this one too. Nobody gets your seats back, not even you.',
  leaveSure: 'Yes, log out everywhere',
  left: 'Logged out everywhere. From here on you are somebody new.',
  enterCode: 'I have a seat code',
  enterCodeHint: 'Make the code on the device where you sit already: Settings, “Carry your seat to another device”.',
  code: 'Code',
  useCode: 'Take my seat',
  codeWarning: (name) =>
    `On this device you are ${name} now. With the code you become the other one, and the seats of ${name} are lost unless another device has them.`,
  welcome: (name) => `Welcome back, ${name}.`,
};

export default words;
