import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Sem conexão com o servidor. Tente de novo daqui a pouco.',
    'empty-name': 'Um nome precisa de pelo menos uma letra.',
    'no-such-code': 'Este código não vale: foi digitado errado, já foi usado ou tem mais de dez minutos.',
    'who-are-you': 'O servidor não conhece mais este aparelho. Recarregue a página.',
    'too-many-requests': 'Foi muita coisa de uma vez. Espere um pouco e tente de novo.',
    'too-many-tables': 'Você abriu muitas mesas. Espere um pouco antes da próxima.',
    'no-such-table': 'Esta mesa não existe mais ou não está aberta para você.',
    busy: 'A mesa está ocupada. Tente de novo daqui a pouco.',
    stopping: 'O servidor está reiniciando. Tente de novo daqui a pouco.',
    'storage-failed': 'O servidor não conseguiu salvar. Tente de novo daqui a pouco.',
    'server-fault': 'Algo deu errado no servidor. Tente de novo daqui a pouco.',
    'not-ready': 'O servidor ainda não está pronto. Tente de novo daqui a pouco.',
  },
  otherwise: (code) => `O servidor recusou (${code}).`,
};

export default words;
