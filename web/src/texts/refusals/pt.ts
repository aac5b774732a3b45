import type { RefusalWords } from './words';

const words: RefusalWords = {
  byCode: {
    offline: 'Não há ligação ao servidor. Tenta de novo daqui a pouco.',
    'empty-name': 'Um nome precisa de pelo menos uma letra.',
    'no-such-code': 'Este código não é válido: foi mal escrito, já foi usado ou tem mais de dez minutos.',
    'who-are-you': 'O servidor já não conhece este dispositivo. Recarrega a página.',
    'too-many-requests': 'Foi muita coisa de uma vez. Espera um pouco e tenta de novo.',
    'too-many-tables': 'Abriste muitas mesas. Espera um pouco antes da próxima.',
    'no-room': 'De momento o servidor não tem espaço para nada de novo. O que está a decorrer continua.',
    'too-many-open-tables': 'Tens muitas mesas que ainda não acabaram. Termina ou deixa uma primeiro.',
    'no-such-table': 'Esta mesa já não existe ou não está aberta para ti.',
    busy: 'A mesa está ocupada. Tenta de novo daqui a pouco.',
    stopping: 'O servidor está a reiniciar. Tenta de novo daqui a pouco.',
    'storage-failed': 'O servidor não conseguiu guardar. Tenta de novo daqui a pouco.',
    'server-fault': 'Algo correu mal no servidor. Tenta de novo daqui a pouco.',
    'not-ready': 'O servidor ainda não está pronto. Tenta de novo daqui a pouco.',
    banned: 'O operador baniu-te deste servidor. Ainda podes jogar neste dispositivo.',
    silenced: 'O operador retirou-te a conversa e a escolha do nome.',
    'not-at-this-table': 'Esta pessoa não está à mesa.',
  },
  until: (moment) => (moment === undefined ? 'É para sempre.' : `É válido até ${moment}.`),
  otherwise: (code) => `O servidor recusou (${code}).`,
};

export default words;
