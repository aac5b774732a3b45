import type { ReplayScreenWords } from './words';

const words: ReplayScreenWords = {
  title: 'Rever uma partida',
  means: 'Abre o ficheiro de uma partida, ou larga-o em qualquer sítio desta página. Fica no teu dispositivo.',
  open: 'Abrir um ficheiro',
  faults: {
    tooLarge: 'É demasiado longo para ser uma partida.',
    notARecord: 'Isto não é uma partida do Miaou, ou falta-lhe uma parte.',
    laterVersion: 'Esta partida foi guardada por um Miaou mais recente: recarrega a página.',
    unknownGame: 'Esta página não conhece o jogo desta partida.',
  },
};

export default words;
