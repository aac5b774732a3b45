import type { ByLanguage } from '../../texts/languages';

/** The game in one sentence, for the home screen. */
export const PITCH: ByLanguage<string> = {
  en: 'Take what you can from the plate, but do not be the greediest.',
  fr: 'Prends ce que tu peux dans l’assiette, sans être la plus gourmande.',
  pt: 'Tira do prato o que puderes, sem seres o mais guloso.',
  it: 'Prendi quello che puoi dal piatto, ma non essere il più goloso.',
  zh: '能拿多少拿多少，但别做最贪心的那只鼠。',
  de: 'Nimm vom Teller, was du kannst, aber sei nicht die Gierigste.',
};

/** Who made the game. */
export const CREDIT: ByLanguage<string> = {
  en: '“Crumbs” is a game of this project',
  fr: '« Crumbs » est un jeu de ce projet',
  pt: '«Crumbs» é um jogo deste projeto',
  it: '“Crumbs” è un gioco di questo progetto',
  zh: '《Crumbs》是本项目自己的游戏',
  de: '„Crumbs“ ist ein Spiel dieses Projekts',
};
