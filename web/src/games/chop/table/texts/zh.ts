import type { ChopTableWords } from './words';

const words: ChopTableWords = {
  options: {
    home: {
      label: '老鼠获胜的条件',
      choices: {
        returnAfterTenth: { name: '赢得所有奶酪，再有一只跑回洞', means: '拿到最后一块之后，要有老鼠进洞。' },
        anyMouseHome: { name: '赢得所有奶酪，且有一只在洞里', means: '本来就在洞里的也算。' },
        quick: { name: '赢得所有奶酪', means: '更短，适合小朋友。' },
      },
    },
    blocking: {
      label: '老鼠遇到老鼠',
      choices: {
        opponents: { name: '可以穿过', means: '只有猫会挡路。' },
        allPieces: { name: '必须绕开', means: '谁也不能穿过谁。' },
      },
    },
    path: {
      label: '行走途中',
      choices: {
        originOnly: { name: '除起点外都可以', means: '只有出发的格子不能再进。' },
        noReverse: { name: '不能掉头', means: '不能立刻退回上一格。' },
        noRevisit: { name: '不走重复格', means: '每格最多踩一次。' },
      },
    },
    knifeInDouble: {
      label: '两次掷骰的第一次翻到刀',
      choices: {
        endsTurn: { name: '第二次作废', means: '回合立即结束。' },
        rollsOn: { name: '第二次保留', means: '先掷完第二次，再由对方掷两次。' },
      },
    },
    layout: {
      label: '厨房',
      own: '自定义厨房',
      file: {
        choose: '从文件导入……',
        name: '自定义',
        means: '来自你的文件。',
        notJson: '这不是厨房：文件不是 JSON。',
        parts: {
          columns: '“columns”必须是 1 到 7 的整数。',
          rows: '“rows”必须是 1 到 7 的整数。',
          table: '“table”必须有“legs”和“under”：都是棋盘上的格子，不能重复。',
          holes: '“holes”必须有 N、E、S、W：四边的格子；有“holesOnSquares”时可在别处，但不能堵住通路；都不能在桌子上。',
          holesOnSquares: '“holesOnSquares”必须是 true，或者不写。',
          tiles: '“tiles”的数量必须正好铺满所有空格，并至少有一块奶酪。',
          dice: '“dice”必须有“cat”和“mice”：各最多 12 面，每面 1 到 6。',
        },
        otherwise: '这不是厨房：文件里有别的内容。',
      },
      choices: {
        kitchen: { name: '标准', means: '洞在墙边，桌下有通道。' },
        openKitchen: { name: '开放', means: '洞在地上，整张桌子底下都能走。' },
        smallKitchen: { name: '小厨房', means: '五块奶酪：更短，适合小朋友。' },
      },
    },
    maxRounds: { label: '最多轮数', means: '之后算平局。' },
  },
  parts: { cat: '谁当猫', opener: '先走的老鼠玩家' },
  sides: { assign: (name) => `让${name}当猫` },
  askedOpener: { question: '谁年纪最小？', answer: '年纪最小的' },
  sharedDevice: '一切都是公开的：轮流使用设备即可。',
  refusals: {
    notOnTable: '猫从桌面上出发。请在那里选一格。',
    anotherPiece: '该走别的棋子。请选有标记的。',
    sameMouse: '必须还是同一只老鼠走。',
    cannotGoThere: '没有路通到那一格。',
    notBack: '不能走回出发的格子。',
    holeTaken: '那个洞里已有老鼠。',
    occupied: '那一格已被占。',
    exactCount: '步数要正好。请选有标记的格子。',
    cheeseBlocks: '奶酪挡住了路。',
    lastHole: '猫不能停在最后一只老鼠的洞口前。',
    noCheese: '那里没有奶酪。请选有奶酪的格子。',
    cheeseUnderCat: '猫正踩着那块奶酪。请另选一块。',
  },
};

export default words;
