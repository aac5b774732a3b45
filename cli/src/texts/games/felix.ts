import type { REFUSAL_CODES } from '@miaou/felix';
import type { GameTexts } from './gameTexts.js';

type Expectation = 'a list of {count} cards' | 'with dummyRemoved, each of the ten cards once';

export const FELIX_TEXTS: GameTexts<(typeof REFUSAL_CODES)[number], Expectation> = {
  en: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': 'the card {card} is not in hand: it must be one of {hand}',
      'bid-too-low': 'a bid of {amount} is too low: it must be at least {atLeast}',
      'bid-too-high': 'a bid of {amount} is too high: it must be at most {atMost}',
      'buy-for-one': 'the last player cannot bid {amount}: the row is bought for exactly {price}, or left',
    },
    expected: {
      'a list of {count} cards': 'a list of {count} cards',
      'with dummyRemoved, each of the ten cards once': 'with dummyRemoved, each of the ten cards once',
    },
  },
  fr: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': 'la carte {card} n’est pas en main : il faut l’une de {hand}',
      'bid-too-low': 'une mise de {amount} est trop basse : il faut au moins {atLeast}',
      'bid-too-high': 'une mise de {amount} est trop haute : il faut au plus {atMost}',
      'buy-for-one':
        'le dernier joueur ne peut pas miser {amount} : la rangée s’achète pour {price} exactement, ou se laisse',
    },
    expected: {
      'a list of {count} cards': 'une liste de {count} cartes',
      'with dummyRemoved, each of the ten cards once': 'avec dummyRemoved, chacune des dix cartes une fois',
    },
  },
  pt: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': 'a carta {card} não está na mão: tem de ser uma de {hand}',
      'bid-too-low': 'uma licitação de {amount} é baixa de mais: tem de ser pelo menos {atLeast}',
      'bid-too-high': 'uma licitação de {amount} é alta de mais: tem de ser no máximo {atMost}',
      'buy-for-one':
        'o último jogador não pode licitar {amount}: a fila compra-se por {price} exatamente, ou deixa-se ficar',
    },
    expected: {
      'a list of {count} cards': 'uma lista de {count} cartas',
      'with dummyRemoved, each of the ten cards once': 'com dummyRemoved, cada uma das dez cartas uma vez',
    },
  },
  it: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': 'la carta {card} non è in mano: deve essere una di {hand}',
      'bid-too-low': 'un’offerta di {amount} è troppo bassa: deve essere almeno {atLeast}',
      'bid-too-high': 'un’offerta di {amount} è troppo alta: deve essere al massimo {atMost}',
      'buy-for-one':
        'l’ultimo giocatore non può offrire {amount}: la fila si compra per {price} esattamente, o si lascia',
    },
    expected: {
      'a list of {count} cards': 'una lista di {count} carte',
      'with dummyRemoved, each of the ten cards once': 'con dummyRemoved, ognuna delle dieci carte una volta',
    },
  },
  zh: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': '手里没有牌 {card}：应为 {hand} 之一',
      'bid-too-low': '出价 {amount} 太低：至少 {atLeast}',
      'bid-too-high': '出价 {amount} 太高：最多 {atMost}',
      'buy-for-one': '最后一位玩家不能出价 {amount}：只能正好用 {price} 买下牌列，或放弃',
    },
    expected: {
      'a list of {count} cards': '{count} 张牌的列表',
      'with dummyRemoved, each of the ten cards once': '与 dummyRemoved 合起来十张牌各一张',
    },
  },
  de: {
    title: 'Felix',
    refusals: {
      'card-not-in-hand': 'die Karte {card} ist nicht auf der Hand: es muss eine von {hand} sein',
      'bid-too-low': 'ein Gebot von {amount} ist zu niedrig: es muss mindestens {atLeast} sein',
      'bid-too-high': 'ein Gebot von {amount} ist zu hoch: es darf höchstens {atMost} sein',
      'buy-for-one':
        'der letzte Spieler kann nicht {amount} bieten: die Reihe wird für genau {price} gekauft oder liegen gelassen',
    },
    expected: {
      'a list of {count} cards': 'eine Liste von {count} Karten',
      'with dummyRemoved, each of the ten cards once': 'mit dummyRemoved jede der zehn Karten einmal',
    },
  },
};
