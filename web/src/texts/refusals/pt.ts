import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Sem conexão com o servidor. Tente de novo daqui a pouco.',
    'empty-name': 'Um nome precisa de pelo menos uma letra.',
    'no-such-code': 'Este código não vale: foi digitado errado, já foi usado ou tem mais de dez minutos.',
    'who-are-you': 'O servidor não conhece mais este aparelho. Recarregue a página.',
    'too-many-requests': 'Foi muita coisa de uma vez. Espere um pouco e tente de novo.',
    'too-many-tables': 'Você abriu muitas mesas. Espere um pouco antes da próxima.',
    'no-room': 'O servidor está sem espaço para coisas novas agora. O que está em andamento continua.',
    'too-many-open-tables': 'Você tem muitas mesas que ainda não acabaram. Termine ou deixe uma primeiro.',
    'no-such-table': 'Esta mesa não existe mais ou não está aberta para você.',
    busy: 'A mesa está ocupada. Tente de novo daqui a pouco.',
    stopping: 'O servidor está reiniciando. Tente de novo daqui a pouco.',
    'storage-failed': 'O servidor não conseguiu salvar. Tente de novo daqui a pouco.',
    'server-fault': 'Algo deu errado no servidor. Tente de novo daqui a pouco.',
    'not-ready': 'O servidor ainda não está pronto. Tente de novo daqui a pouco.',
    banned: 'Quem administra este servidor baniu você. Você ainda pode jogar neste aparelho.',
    silenced: 'Quem administra este servidor tirou de você a conversa e a escolha do nome.',
    'not-at-this-table': 'Esta pessoa não está à mesa.',
  },
  until: (moment) => (moment === undefined ? 'Isto vale para sempre.' : `Isto vale até ${moment}.`),
  otherwise: (code) => `O servidor recusou (${code}).`,
};

export default words;
