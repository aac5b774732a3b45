import type { ShellWords } from './words';

const words: ShellWords = {
  tagline: 'Dois jogos matreiros de gato e rato.',
  nothingHere: 'Não há nada neste endereço.',
  nothingHereHint:
    'O link pode ser antigo ou estar incompleto. Mesas que ninguém usa são retiradas depois de um tempo.',
  home: 'Início',
  back: 'Voltar',
  close: 'Fechar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado.',
  language: 'Idioma',
  lightTheme: 'Tema claro',
  darkTheme: 'Tema escuro',
  settings: 'Ajustes',
  loading: 'Um instante…',
  tryAgain: 'Tentar de novo',
  cannotLoad: 'Não foi possível carregar esta parte da página.',
  cannotLoadHint: 'Ou não há conexão, ou existe uma versão mais nova da página. Verifique a conexão e tente de novo.',
  newVersion: 'Há uma nova versão da página.',
  loadIt: 'Carregar',
  levels: { 1: 'gentil', 2: 'tranquilo', 3: 'esperto', 4: 'astuto', 5: 'implacável' },
  levelOf: (level) => `Nível ${level} de 5`,
  bot: 'bot',
  you: 'você',
};

export default words;
