import type { AboutWords } from './words';

const words: AboutWords = {
  title: '公平吗？',
  intro: 'Miaou 的两款游戏，玩的都是你知道而别人不知道的事。所以这里直说：谁知道什么。',
  fair: '程序所保证的',
  questions: [
    {
      question: '牌和骰子由谁决定？',
      answer:
        '由掌管牌桌的电脑决定，用的是它操作系统的随机源，银行的密钥也来自这样的随机源。谁也不能指定一张牌，桌主也不能。',
    },
    {
      question: '别人能看到我的牌吗？',
      answer:
        '不能。一个座位不该知道的，从来不会发给它。不只是屏幕上看不见，而是页面里根本没有；测试会把每条消息与该座位可知的内容相比较。',
    },
    {
      question: '机器人作弊吗？',
      answer: '不作弊。机器人得到的，正是你坐在它的座位上会看到的，一张牌也不多。强的机器人想得更久，但不偷看。',
    },
    {
      question: '断线了怎么办？',
      answer:
        '已确认的一步在告诉任何人之前就已存盘。你回来时牌桌还是原样。期间可能由机器人代你出牌，之后把座位还给你。',
    },
    { question: '我的预设指令是秘密的吗？', answer: '是的。它由牌桌保管，别人都不知道，出手的节奏也和大家一样。' },
  ],
  notYet: '程序无法保证的',
  limits: [
    {
      question: '我必须信任服务器的运营者吗？',
      answer: '目前是的。运营者可以查看内存或改动程序。发牌还没有用事后可以核对的方式封存。',
    },
    { question: '别人会私下串通吗？', answer: '没有程序能阻止这件事。和你喜欢的人一起玩吧。' },
    {
      question: '共用一台设备呢？',
      answer: '那样设备自己什么都知道。换人时的遮挡能挡住眼睛，挡不住打开浏览器工具的人。',
    },
  ],
  games: '关于游戏',
  credits:
    '《Felix: The Cat in the Sack》（《Filou》）由 Friedemann Friese 设计，© 2F-Spiele。《Chop! Chop!》是 Alexandre Droit 的游戏。喜欢就买一套：什么也代替不了真正的桌子。',
  free: '本页面是非官方的，免费。图片、声音和文字都是自己的，没有使用他们的任何内容。',
};

export default words;
