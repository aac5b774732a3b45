import type { RulesWords } from './words';

const words: RulesWords = {
  rules: (game) => `${game} 规则`,
  chooseGame: '游戏',
  chooseLength: '规则篇幅',
  atAGlance: '速览',
  whole: '完整规则',
  allRules: '阅读完整规则',
  learn: '边玩边学',
  contents: '目录',
  differences: '版本与选项',
  ruleOf: (id) => `规则 ${id}`,
  kinds: { edition: '版本', option: '选项', ruling: '本站裁定' },
  leaves: '离场',
  taken: '已空',
  comma: '，',
  with: (thing, remark) => `${thing}（${remark}）`,
};

export default words;
