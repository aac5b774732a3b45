import { cards, count, does, mice } from '../grammar/pt';
import type { MoreWords } from './words';

const dog = { bigDog: 'O cão grande', smallDog: 'O cão pequeno' };

const words: MoreWords = {
  log: {
    round: (round, first) => `Rodada ${round}: ${first ?? 'você'} começa`,
    laid: (who) => does(who, 'pôs uma carta.', 'pôs uma carta.'),
    laidOwn: (card) => `Você põe uma carta virada para baixo: ${card}.`,
    turned: (who, card) => `${who === null ? 'Sua carta' : `A carta de ${who}`} é virada: ${card}.`,
    turnedDeck: (card) => `O baralho passivo mostra: ${card}.`,
    bids: (who, amount) => does(who, `oferece ${amount}.`, `oferece ${amount}.`),
    passes: (who, n) => does(who, `passa e leva ${mice(n)}.`, `passa e leva ${mice(n)}.`),
    passesForNothing: (who) => does(who, 'passa e não leva nada.', 'passa e não leva nada.'),
    chases: (which, card) => `${dog[which]} espanta o ${card}.`,
    chasesRabbit: (which) => `${dog[which]} não acha um gato do seu gosto e espanta um coelho.`,
    dogsQuarrel: (n) => `${n} cães se encontram, brigam e vão embora. Nenhum gato é espantado.`,
    dogAlone: (which) => `${dog[which]} não acha nada para espantar e vai embora sozinho.`,
    buys: (who, price, n) =>
      does(who, `compra o saco por ${price}: ${cards(n)}.`, `compra o saco por ${price}: ${cards(n)}.`),
    discarded: 'Ninguém quer a fila. Ela sai do jogo.',
    filled: 'As cartas de ratos são enchidas de novo.',
    emptyBank: 'O banco não tem o bastante: passar não rende nada nesta rodada.',
    emptyAllPassed: 'Todos passaram: passar não rende nada nesta rodada.',
  },
  end: {
    wins: (name) => does(name, 'venceu!', 'venceu!'),
    share: (names) => `${names} dividem a vitória!`,
    points: (total) => count(total, { one: '# ponto', other: '# pontos' }),
    ahead: (points, who) => `${points} a mais que ${who ?? 'você'}`,
    byCats: 'à frente pelos pontos dos gatos',
    cats: 'gatos',
    mice: 'ratos',
    total: 'total',
    sheet: 'Placar',
    nothing: 'nenhuma carta',
    chart: 'Rodada a rodada',
    chartExplained: 'gatos + ratos após cada rodada',
    afterRound: (round) => `após a rodada ${round}`,
    start: 'no início',
    rounds: 'Como foi cada rodada',
    row: 'Fila',
    buyer: 'Quem comprou',
    price: 'Preço',
    worth: 'Valor',
    nobody: 'ninguém',
    removed: 'Fora desde o início',
    removedExplained: 'A carta que saiu de cada mão antes da primeira rodada.',
    bankKeeps: (n) => `O banco fica com ${mice(n)}.`,
  },
};

export default words;
