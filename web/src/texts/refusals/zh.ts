import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: '连不上服务器。请稍后再试。',
    'empty-name': '名字至少要有一个字。',
    'no-such-code': '这个座位码无效：可能输错了、已经用过，或者超过了十分钟。',
    'who-are-you': '服务器不再认识这台设备。请重新加载页面。',
    'too-many-requests': '操作太频繁了。稍等一下再试。',
    'too-many-tables': '你开了很多牌桌。稍等一下再开。',
    'no-room': '服务器目前没有空间容纳新内容。正在进行的不受影响。',
    'too-many-open-tables': '你有很多还没结束的牌桌。先结束或离开一张。',
    'no-such-table': '这张牌桌不在了，或者不对你开放。',
    busy: '牌桌正忙。请稍后再试。',
    stopping: '服务器正在重启。请稍后再试。',
    'storage-failed': '服务器没能保存。请稍后再试。',
    'server-fault': '服务器出了点问题。请稍后再试。',
    'not-ready': '服务器还没准备好。请稍后再试。',
    banned: '管理员禁止你使用这个服务器。你仍可以在本机上玩。',
    silenced: '管理员禁止你聊天和改名。',
    'not-at-this-table': '此人不在这张牌桌上。',
  },
  until: (moment) => (moment === undefined ? '永久有效。' : `有效至 ${moment}。`),
  otherwise: (code) => `服务器拒绝了（${code}）。`,
};

export default words;
