import type { REFUSAL_CODES } from '@miaou/chop';
import type { GameTexts } from './gameTexts.js';

type Expectation =
  | 'a square from {first} to {last} or a hole N, E, S, W'
  | 'a square from {first} to {last}'
  | "not the cat's seat"
  | 'squares of the board, none twice, such as {example}'
  | 'one square at each edge, none of the table, such as {example}'
  | 'squares that close off nothing, none of the table, such as {example}'
  | '{count} tiles with at least one cheese, such as {example}'
  | 'up to {faces} faces from {least} to {most}, such as {example}';

export const CHOP_TEXTS: GameTexts<(typeof REFUSAL_CODES)[number], Expectation> = {
  en: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} is not a face of this die: it must be one of {faces}',
      'not-on-table': 'the cat cannot be set on {to}: it must be one of {allowed}',
      'cat-to-move': 'it is the cat that moves, not mouse {mouse}: leave the field mouse out',
      'mouse-not-named': 'one of the mice moves: it must be named in the field mouse',
      'mouse-caught': 'mouse {mouse} has been caught: it must be one that is still in play',
      'wrong-mouse': 'mouse {mouse} may not move now: it must be mouse {expected}',
      'off-board': '{to} does not lie on the board: it must be one of {allowed}',
      'table-leg': 'a table leg stands on {to}: it must be one of {allowed}',
      'back-to-origin': 'a move may not end where it began ({to}): it must be one of {allowed}',
      'hole-taken': 'the hole {to} is taken: it must be one of {allowed}',
      occupied: '{to} is occupied: it must be one of {allowed}',
      'cheese-blocks': 'a cheese lies face up on {to}: it must be one of {allowed}',
      'in-front-of-last-hole': 'the last mouse sits in the hole at {to}: it must be one of {allowed}',
      unreachable: '{to} cannot be reached in exactly {steps} steps: it must be one of {allowed}',
      'no-cheese': 'no cheese to take lies on {to}: it must be one of {allowed}',
      'cheese-under-cat': 'the cat stands on the cheese of {to}: it must be one of {allowed}',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W': 'a square from {first} to {last} or a hole N, E, S, W',
      'a square from {first} to {last}': 'a square from {first} to {last}',
      "not the cat's seat": "not the cat's seat",
      'squares of the board, none twice, such as {example}': 'squares of the board, none twice, such as {example}',
      'one square at each edge, none of the table, such as {example}':
        'one square at each edge, none of the table, such as {example}',
      'squares that close off nothing, none of the table, such as {example}':
        'squares that close off nothing, none of the table, such as {example}',
      '{count} tiles with at least one cheese, such as {example}':
        '{count} tiles with at least one cheese, such as {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        'up to {faces} faces from {least} to {most}, such as {example}',
    },
  },
  fr: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} n’est pas une face de ce dé : il faut l’une de {faces}',
      'not-on-table': 'le chat ne peut pas être posé sur {to} : il faut l’une de {allowed}',
      'cat-to-move': 'c’est le chat qui bouge, pas la souris {mouse} : il ne faut pas de champ mouse',
      'mouse-not-named': 'c’est une souris qui bouge : il faut la nommer dans le champ mouse',
      'mouse-caught': 'la souris {mouse} a été attrapée : il en faut une encore en jeu',
      'wrong-mouse': 'la souris {mouse} ne peut pas bouger maintenant : il faut la souris {expected}',
      'off-board': '{to} n’est pas sur le plateau : il faut l’une de {allowed}',
      'table-leg': 'un pied de table est sur {to} : il faut l’une de {allowed}',
      'back-to-origin': 'un déplacement ne finit pas là où il commence ({to}) : il faut l’une de {allowed}',
      'hole-taken': 'le trou {to} est pris : il faut l’une de {allowed}',
      occupied: '{to} est occupée : il faut l’une de {allowed}',
      'cheese-blocks': 'un fromage est visible sur {to} : il faut l’une de {allowed}',
      'in-front-of-last-hole': 'la dernière souris est dans le trou près de {to} : il faut l’une de {allowed}',
      unreachable: '{to} ne s’atteint pas en {steps} pas exactement : il faut l’une de {allowed}',
      'no-cheese': 'il n’y a pas de fromage à prendre sur {to} : il faut l’une de {allowed}',
      'cheese-under-cat': 'le chat est sur le fromage de {to} : il faut l’une de {allowed}',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W': 'une case de {first} à {last} ou un trou N, E, S, W',
      'a square from {first} to {last}': 'une case de {first} à {last}',
      "not the cat's seat": 'une autre place que celle du chat',
      'squares of the board, none twice, such as {example}':
        'des cases du plateau, aucune deux fois, par exemple {example}',
      'one square at each edge, none of the table, such as {example}':
        'une case à chaque bord, aucune de la table, par exemple {example}',
      'squares that close off nothing, none of the table, such as {example}':
        'des cases qui n’enferment rien, aucune de la table, par exemple {example}',
      '{count} tiles with at least one cheese, such as {example}':
        '{count} tuiles dont au moins un fromage, par exemple {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        'jusqu’à {faces} faces de {least} à {most}, par exemple {example}',
    },
  },
  pt: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} não é uma face deste dado: tem de ser uma de {faces}',
      'not-on-table': 'o gato não pode ser posto em {to}: tem de ser uma de {allowed}',
      'cat-to-move': 'quem se move é o gato, não o rato {mouse}: o campo mouse tem de ficar de fora',
      'mouse-not-named': 'quem se move é um rato: tem de ser indicado no campo mouse',
      'mouse-caught': 'o rato {mouse} foi apanhado: tem de ser um ainda em jogo',
      'wrong-mouse': 'o rato {mouse} não se pode mover agora: tem de ser o rato {expected}',
      'off-board': '{to} não fica no tabuleiro: tem de ser uma de {allowed}',
      'table-leg': 'em {to} está uma perna da mesa: tem de ser uma de {allowed}',
      'back-to-origin': 'um movimento não acaba onde começou ({to}): tem de ser uma de {allowed}',
      'hole-taken': 'o buraco {to} está ocupado: tem de ser uma de {allowed}',
      occupied: '{to} está ocupada: tem de ser uma de {allowed}',
      'cheese-blocks': 'em {to} há um queijo à vista: tem de ser uma de {allowed}',
      'in-front-of-last-hole': 'o último rato está no buraco junto a {to}: tem de ser uma de {allowed}',
      unreachable: 'não se chega a {to} em exatamente {steps} passos: tem de ser uma de {allowed}',
      'no-cheese': 'em {to} não há queijo para apanhar: tem de ser uma de {allowed}',
      'cheese-under-cat': 'o gato está em cima do queijo de {to}: tem de ser uma de {allowed}',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W': 'uma casa de {first} a {last} ou um buraco N, E, S, W',
      'a square from {first} to {last}': 'uma casa de {first} a {last}',
      "not the cat's seat": 'um lugar que não seja o do gato',
      'squares of the board, none twice, such as {example}':
        'casas do tabuleiro, nenhuma duas vezes, por exemplo {example}',
      'one square at each edge, none of the table, such as {example}':
        'uma casa em cada lado, nenhuma da mesa, por exemplo {example}',
      'squares that close off nothing, none of the table, such as {example}':
        'casas que não fecham nada, nenhuma da mesa, por exemplo {example}',
      '{count} tiles with at least one cheese, such as {example}':
        '{count} azulejos com pelo menos um queijo, por exemplo {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        'até {faces} faces de {least} a {most}, por exemplo {example}',
    },
  },
  it: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} non è una faccia di questo dado: deve essere una di {faces}',
      'not-on-table': 'il gatto non può essere messo in {to}: deve essere una di {allowed}',
      'cat-to-move': 'si muove il gatto, non il topo {mouse}: il campo mouse va tolto',
      'mouse-not-named': 'si muove un topo: va indicato nel campo mouse',
      'mouse-caught': 'il topo {mouse} è stato preso: deve essere uno ancora in gioco',
      'wrong-mouse': 'il topo {mouse} ora non può muoversi: deve essere il topo {expected}',
      'off-board': '{to} non è sul tabellone: deve essere una di {allowed}',
      'table-leg': 'in {to} c’è una gamba del tavolo: deve essere una di {allowed}',
      'back-to-origin': 'un movimento non finisce dove è cominciato ({to}): deve essere una di {allowed}',
      'hole-taken': 'la tana {to} è occupata: deve essere una di {allowed}',
      occupied: '{to} è occupata: deve essere una di {allowed}',
      'cheese-blocks': 'in {to} c’è un formaggio scoperto: deve essere una di {allowed}',
      'in-front-of-last-hole': 'l’ultimo topo è nella tana presso {to}: deve essere una di {allowed}',
      unreachable: 'non si arriva in {to} con esattamente {steps} passi: deve essere una di {allowed}',
      'no-cheese': 'in {to} non c’è un formaggio da prendere: deve essere una di {allowed}',
      'cheese-under-cat': 'il gatto è sul formaggio di {to}: deve essere una di {allowed}',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W': 'una casella da {first} a {last} o una tana N, E, S, W',
      'a square from {first} to {last}': 'una casella da {first} a {last}',
      "not the cat's seat": 'un posto diverso da quello del gatto',
      'squares of the board, none twice, such as {example}':
        'caselle del tabellone, nessuna due volte, per esempio {example}',
      'one square at each edge, none of the table, such as {example}':
        'una casella su ogni lato, nessuna del tavolo, per esempio {example}',
      'squares that close off nothing, none of the table, such as {example}':
        'caselle che non chiudono nulla, nessuna del tavolo, per esempio {example}',
      '{count} tiles with at least one cheese, such as {example}':
        '{count} tessere con almeno un formaggio, per esempio {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        'fino a {faces} facce da {least} a {most}, per esempio {example}',
    },
  },
  zh: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} 不是这颗骰子的面：应为 {faces} 之一',
      'not-on-table': '猫不能放在 {to}：应为 {allowed} 之一',
      'cat-to-move': '现在走的是猫，不是老鼠 {mouse}：不要写字段 mouse',
      'mouse-not-named': '现在走的是老鼠：应在字段 mouse 里指明是哪一只',
      'mouse-caught': '老鼠 {mouse} 已被抓住：应为仍在场的老鼠',
      'wrong-mouse': '老鼠 {mouse} 现在不能走：应为老鼠 {expected}',
      'off-board': '{to} 不在棋盘上：应为 {allowed} 之一',
      'table-leg': '{to} 上有桌腿：应为 {allowed} 之一',
      'back-to-origin': '一步不能停在起点 {to}：应为 {allowed} 之一',
      'hole-taken': '洞 {to} 已被占：应为 {allowed} 之一',
      occupied: '{to} 已被占：应为 {allowed} 之一',
      'cheese-blocks': '{to} 上有翻开的奶酪：应为 {allowed} 之一',
      'in-front-of-last-hole': '最后一只老鼠在 {to} 旁的洞里：应为 {allowed} 之一',
      unreachable: '用正好 {steps} 步到不了 {to}：应为 {allowed} 之一',
      'no-cheese': '{to} 上没有可取的奶酪：应为 {allowed} 之一',
      'cheese-under-cat': '猫正站在 {to} 的奶酪上：应为 {allowed} 之一',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W': '{first} 到 {last} 的格子，或洞 N、E、S、W',
      'a square from {first} to {last}': '{first} 到 {last} 的格子',
      "not the cat's seat": '猫以外的座位',
      'squares of the board, none twice, such as {example}': '棋盘上不重复的格子，例如 {example}',
      'one square at each edge, none of the table, such as {example}': '每边一格，不在桌子上，例如 {example}',
      'squares that close off nothing, none of the table, such as {example}':
        '不会封住任何地方的格子，不在桌子上，例如 {example}',
      '{count} tiles with at least one cheese, such as {example}': '{count} 块地砖，至少一块奶酪，例如 {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        '最多 {faces} 面，点数 {least} 到 {most}，例如 {example}',
    },
  },
  de: {
    title: 'Chop! Chop!',
    refusals: {
      'not-a-face': '{value} ist keine Seite dieses Würfels: es muss eine von {faces} sein',
      'not-on-table': 'die Katze kann nicht auf {to} gesetzt werden: es muss eines von {allowed} sein',
      'cat-to-move': 'die Katze zieht, nicht Maus {mouse}: das Feld mouse muss fehlen',
      'mouse-not-named': 'eine Maus zieht: sie muss im Feld mouse genannt werden',
      'mouse-caught': 'Maus {mouse} ist gefangen: es muss eine sein, die noch im Spiel ist',
      'wrong-mouse': 'Maus {mouse} darf jetzt nicht ziehen: es muss Maus {expected} sein',
      'off-board': '{to} liegt nicht auf dem Spielplan: es muss eines von {allowed} sein',
      'table-leg': 'auf {to} steht ein Tischbein: es muss eines von {allowed} sein',
      'back-to-origin': 'ein Zug darf nicht enden, wo er begann ({to}): es muss eines von {allowed} sein',
      'hole-taken': 'das Loch {to} ist besetzt: es muss eines von {allowed} sein',
      occupied: '{to} ist besetzt: es muss eines von {allowed} sein',
      'cheese-blocks': 'auf {to} liegt ein Käse offen: es muss eines von {allowed} sein',
      'in-front-of-last-hole': 'die letzte Maus sitzt im Loch bei {to}: es muss eines von {allowed} sein',
      unreachable: '{to} ist nicht in genau {steps} Schritten zu erreichen: es muss eines von {allowed} sein',
      'no-cheese': 'auf {to} liegt kein Käse zum Nehmen: es muss eines von {allowed} sein',
      'cheese-under-cat': 'die Katze steht auf dem Käse von {to}: es muss eines von {allowed} sein',
    },
    expected: {
      'a square from {first} to {last} or a hole N, E, S, W':
        'ein Feld von {first} bis {last} oder ein Loch N, E, S, W',
      'a square from {first} to {last}': 'ein Feld von {first} bis {last}',
      "not the cat's seat": 'ein anderer Platz als der der Katze',
      'squares of the board, none twice, such as {example}':
        'Felder des Spielplans, keines doppelt, zum Beispiel {example}',
      'one square at each edge, none of the table, such as {example}':
        'ein Feld an jedem Rand, keines vom Tisch, zum Beispiel {example}',
      'squares that close off nothing, none of the table, such as {example}':
        'Felder, die nichts absperren, keines vom Tisch, zum Beispiel {example}',
      '{count} tiles with at least one cheese, such as {example}':
        '{count} Fliesen mit mindestens einem Käse, zum Beispiel {example}',
      'up to {faces} faces from {least} to {most}, such as {example}':
        'bis zu {faces} Seiten von {least} bis {most}, zum Beispiel {example}',
    },
  },
};
