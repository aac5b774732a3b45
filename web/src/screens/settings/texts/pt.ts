import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Definições',
  you: 'Tu',
  name: 'O teu nome',
  nameHint: 'Os outros veem-no à mesa. No máximo 24 letras.',
  nameSaved: 'O teu nome está guardado.',
  look: 'Aspeto',
  theme: 'Tema',
  themes: { auto: 'como o dispositivo', light: 'claro', dark: 'escuro' },
  motion: 'Movimento',
  motions: { auto: 'como o dispositivo', less: 'menos' },
  speed: 'Velocidade das animações',
  speeds: { slow: 'lenta', normal: 'normal', fast: 'rápida', instant: 'imediata' },
  die: 'O meu dado',
  dieChoices: { me: 'lanço eu', rolled: 'automático' },
  sound: 'Som',
  sounds: { on: 'ligado', off: 'desligado' },
  volume: 'Volume',
  notifications: 'Avisar-me quando for a minha vez',
  notificationsHint: 'Um aviso do navegador enquanto esta página está aberta em segundo plano.',
  notificationsDenied: 'O navegador não permite. Podes mudar isso nas definições dele para esta página.',
  otherDevice: 'Levar o teu lugar para outro dispositivo',
  otherDeviceHint:
    'O teu nome e os teus lugares estão neste navegador. Um código leva-os também para outro dispositivo; serve uma vez, durante dez minutos.',
  makeCode: 'Criar um código',
  codeIs: 'O teu código',
  codeUntil: (time) => `Até às ${time}. Escreve-o lá ou lê a imagem com a câmara.`,
  qrLabel: 'Código QR com um link que leva o teu lugar para outro dispositivo',
  leave: 'Terminar todas as sessões',
  leaveHint: 'Todos os dispositivos se esquecem de ti, este também. Ninguém recupera os teus lugares, nem tu.',
  leaveSure: 'Sim, terminar todas',
  left: 'Todas as sessões terminaram. A partir de agora és outra pessoa.',
  yourData: 'Os teus dados',
  yourDataHint: 'Tudo o que este servidor guardou sobre ti: nomes, conversas, mesas, sessões.',
  download: 'Descarregar',
  erase: 'Apagar-me',
  eraseSure: 'Apagar-te deste servidor?',
  eraseMeans:
    'O teu nome, as conversas, os lugares e as sessões são apagados em todos os dispositivos. Os outros ficam com as suas partidas: o teu lugar perde o nome e um bot continua a jogar. Não se pode desfazer.',
  erased: 'Está tudo apagado. A partir de agora és outra pessoa.',
  enterCode: 'Tenho um código de lugar',
  enterCodeHint:
    'Cria o código no dispositivo em que já tens lugar: Definições, «Levar o teu lugar para outro dispositivo».',
  code: 'Código',
  useCode: 'Ocupar o meu lugar',
  codeWarning: (name) =>
    `Neste dispositivo és ${name}. Com o código passas a ser a outra pessoa, e os lugares de ${name} perdem-se se nenhum outro dispositivo os tiver.`,
  welcome: (name) => `É bom ver-te de novo, ${name}.`,
};

export default words;
