import type { SettingsWords } from './words';

const words: SettingsWords = {
  title: 'Ajustes',
  you: 'Você',
  name: 'Seu nome',
  nameHint: 'Os outros o veem à mesa. No máximo 24 letras.',
  saveName: 'Salvar nome',
  nameSaved: 'Seu nome foi salvo.',
  look: 'Aparência',
  theme: 'Tema',
  themes: { auto: 'como o aparelho', light: 'claro', dark: 'escuro' },
  motion: 'Movimento',
  motions: { auto: 'como o aparelho', less: 'menos' },
  speed: 'Velocidade das animações',
  speeds: { normal: 'normal', fast: 'rápida' },
  sound: 'Som',
  sounds: { on: 'ligado', off: 'desligado' },
  volume: 'Volume',
  notifications: 'Avisar quando for a minha vez',
  notificationsHint: 'Um aviso do navegador enquanto esta página está aberta, mas não à frente.',
  notificationsDenied: 'O navegador não permite. Você pode mudar isso nos ajustes dele para esta página.',
  otherDevice: 'Levar seu lugar para outro aparelho',
  otherDeviceHint:
    'Seu nome e seus lugares ficam neste navegador. Um código os leva também para outro aparelho; vale uma vez, por dez minutos.',
  makeCode: 'Criar um código',
  codeIs: 'Seu código',
  codeUntil: (time) => `Até ${time}. Digite-o lá ou escaneie a imagem.`,
  qrLabel: 'Código QR com um link que leva seu lugar para outro aparelho',
  leave: 'Sair em todos os aparelhos',
  leaveHint: 'Cada aparelho esquece você, este também. Ninguém recupera seus lugares, nem você.',
  leaveSure: 'Sim, sair em todos',
  left: 'Você saiu em todos os aparelhos. A partir daqui, é alguém novo.',
  yourData: 'Dados pessoais',
  yourDataHint: 'Tudo o que este servidor guardou de si: nomes, conversas, mesas, sessões.',
  download: 'Descarregar',
  erase: 'Apagar-me',
  eraseSure: 'Apagar tudo deste servidor?',
  eraseMeans:
    'O nome, as conversas, os lugares e as sessões são apagados, para todos os dispositivos. Os outros ficam com as suas partidas: o lugar perde o nome e um bot continua a jogar. Não se pode desfazer.',
  erased: 'Está tudo apagado. A partir daqui, é alguém novo.',
  enterCode: 'Tenho um código de lugar',
  enterCodeHint:
    'Crie o código no aparelho em que você já está sentado: Ajustes, “Levar seu lugar para outro aparelho”.',
  code: 'Código',
  useCode: 'Ocupar meu lugar',
  codeWarning: (name) =>
    `Neste aparelho você é ${name}. Com o código você passa a ser a outra pessoa, e os lugares de ${name} se perdem se nenhum outro aparelho os tiver.`,
  welcome: (name) => `Que bom ver você de novo, ${name}.`,
};

export default words;
