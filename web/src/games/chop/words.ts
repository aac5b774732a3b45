import type { ByLanguage } from '../../texts/languages';

/** The game in one sentence, for the home screen. */
export const PITCH: ByLanguage<string> = {
  en: 'One cat on the table, four mice below, ten cheeses.',
  fr: 'Un chat sur la table, quatre souris dessous, dix fromages.',
  pt: 'Um gato em cima da mesa, quatro ratos por baixo, dez queijos.',
  it: 'Un gatto sul tavolo, quattro topi sotto, dieci formaggi.',
  zh: '桌上一只猫，桌下四只鼠，奶酪共十块。',
  de: 'Eine Katze auf dem Tisch, vier Mäuse darunter, zehn Käsestücke.',
};

/** Who made the printed game. */
export const CREDIT: ByLanguage<string> = {
  en: '“Chop! Chop!” is a game by Alexandre Droit',
  fr: '« Chop! Chop! » est un jeu d’Alexandre Droit',
  pt: '«Chop! Chop!» é um jogo de Alexandre Droit',
  it: '“Chop! Chop!” è un gioco di Alexandre Droit',
  zh: '《Chop! Chop!》是 Alexandre Droit 的游戏',
  de: '„Chop! Chop!“ ist ein Spiel von Alexandre Droit',
};
