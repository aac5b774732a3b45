import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: '正在重新发牌……',
  missing: '没有这场对局的记录。',
  yes: '公平，全部相符。',
  yesMeans: (opened) =>
    `你的设备拆开了${opened === 1 ? '唯一一封信' : `全部 ${opened} 封信`}，重新发了一次牌：对局完全相同。`,
  no: '有一处不相符。',
  noMeans: '此前的一切都相符，此后的没有检查。它在发牌之后被改动过，或者记录已损坏。',
  unsealed: '没有封存任何内容。',
  unsealedMeans: '这场对局发牌时没有封印。每一步都符合规则，但牌的来历无法核对。',
  wrong: {
    secret: '庄家的信与封印不符。',
    share: (name) => `${name} 的信与封印不符。`,
    seen: '你的设备在发牌前看到的是另外的封印。',
    part: '角色的分配不能由这些信推出。',
    deal: '发牌结果不能由这些信推出。',
    roll: (move) => `第 ${move} 步的骰子不能由这些信推出。`,
    move: (move) => `第 ${move} 步不符合规则。`,
    record: '记录本身有问题。',
  },
  onSeal: '记录中',
  fromLetter: '算出的',
  sealed: '发牌前封好',
  opened: '结束时拆开',
  dealt: '重新发牌',
  same: '牌与骰子都相同',
  notChecked: '未检查',
  house: '庄家',
  late: '来得太晚：按庄家的算',
  none: '没有信：按庄家的算',
  bot: '机器人：按庄家的算',
  proves: '这证明了什么',
  provesText: '没有人在看过任何一封信之后挑选牌或骰子，庄家也没有。第一张牌落桌之前，一切已定。',
  alone: '只有庄家写了信，所以这只证明一件事：发牌之后没有改动。在同一台设备上总是如此。',
  provesNot: '这没有证明什么',
  provesNotText: '没有人偷看：服务器的运营者知道每张牌。屏幕会被看到，朋友会耳语。封印看住的是发牌，不是人。',
  save: '保存证明',
  done: '完成',
};

export default words;
