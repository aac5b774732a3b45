import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Dois jogos matreiros de gato e rato.',
  nothingHere: 'Não há nada neste endereço.',
  nothingHereHint:
    'O link pode ser antigo ou estar incompleto. As mesas que ninguém usa são retiradas ao fim de algum tempo.',
  home: 'Início',
  back: 'Voltar',
  close: 'Fechar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado.',
  language: 'Idioma',
  lightTheme: 'Tema claro',
  darkTheme: 'Tema escuro',
  settings: 'Definições',
  loading: 'Um instante…',
  tryAgain: 'Tentar de novo',
  cannotLoad: 'Não foi possível carregar esta parte da página.',
  cannotLoadHint: 'Ou não há ligação, ou existe uma versão mais recente da página. Verifica a ligação e tenta de novo.',
  partMissing: 'Uma parte da página não chegou. Recarrega-a: a tua partida fica guardada.',
  reload: 'Recarregar',
  newVersion: 'Há uma nova versão da página.',
  loadIt: 'Carregar',
  levels: { 1: 'brincalhão', 2: 'meigo', 3: 'tranquilo', 4: 'esperto', 5: 'astuto', 6: 'implacável' },
  levelOf: (level) => `Nível ${level} de 6`,
  bot: 'bot',
  you: 'tu',
  guest: (number) => `Convidado ${number}`.trim(),
};

export default words;
