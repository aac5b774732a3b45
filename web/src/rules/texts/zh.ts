import type { RulesWords } from './words';

const words: RulesWords = {
  title: '规则',
  lead: '选一个游戏：看速览，或读完整规则，例子可以试玩。',
  rules: (game) => `${game} 规则`,
  chooseGame: '游戏',
  chooseLength: '规则篇幅',
  atAGlance: '速览',
  whole: '完整规则',
  allRules: '阅读完整规则',
  learn: '边玩边学',
  contents: '目录',
  differences: '版本与选项',
  play: '演示',
  example: '可以试玩的例子',
  notLoaded: '无法载入，请再试一次。',
  playingWell: '怎样玩得好',
  search: '搜索规则',
  foundNothing: '没有规则包含这些词。',
  print: '打印成一页',
  ruleOf: (id) => `规则 ${id}`,
  kinds: { edition: '版本', option: '选项', ruling: '本站裁定' },
  leaves: '离场',
  taken: '已空',
  comma: '，',
  with: (thing, remark) => `${thing}（${remark}）`,
};

export default words;
