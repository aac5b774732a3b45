import type { REFUSAL_CODES } from '@miaou/crumbs';
import type { GameTexts } from './gameTexts.js';

type Expectation = '{count} different numbers from {least} to {most}';

export const CRUMBS_TEXTS: GameTexts<(typeof REFUSAL_CODES)[number], Expectation> = {
  en: {
    title: 'Crumbs',
    refusals: { 'same-again': '{crumbs} were taken in the round before: it must be one of {allowed}' },
    expected: {
      '{count} different numbers from {least} to {most}': '{count} different numbers from {least} to {most}',
    },
  },
  fr: {
    title: 'Crumbs',
    refusals: { 'same-again': '{crumbs} ont été prises à la manche précédente : il faut l’un de {allowed}' },
    expected: {
      '{count} different numbers from {least} to {most}': '{count} nombres différents de {least} à {most}',
    },
  },
  pt: {
    title: 'Crumbs',
    refusals: { 'same-again': 'na ronda anterior foram tiradas {crumbs}: tem de ser um de {allowed}' },
    expected: {
      '{count} different numbers from {least} to {most}': '{count} números diferentes de {least} a {most}',
    },
  },
  it: {
    title: 'Crumbs',
    refusals: { 'same-again': 'nel turno precedente ne sono state prese {crumbs}: deve essere uno di {allowed}' },
    expected: {
      '{count} different numbers from {least} to {most}': '{count} numeri diversi da {least} a {most}',
    },
  },
  zh: {
    title: 'Crumbs',
    refusals: { 'same-again': '上一轮已拿过 {crumbs} 粒：应为 {allowed} 之一' },
    expected: {
      '{count} different numbers from {least} to {most}': '{least} 到 {most} 之间 {count} 个不同的数',
    },
  },
  de: {
    title: 'Crumbs',
    refusals: { 'same-again': '{crumbs} wurden schon in der Runde davor genommen: es muss eines von {allowed} sein' },
    expected: {
      '{count} different numbers from {least} to {most}': '{count} verschiedene Zahlen von {least} bis {most}',
    },
  },
};
