import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'É justo?',
  intro:
    'Miaou são dois jogos sobre o que tu sabes e os outros não. Por isso, aqui está, sem rodeios, quem sabe o quê.',
  fair: 'O que o programa garante',
  check: 'Verificar uma partida',
  checkHint: 'Abre o registo de uma partida terminada e carrega em «Foi justo?».',
  questions: [
    {
      question: 'Quem decide as cartas e os dados?',
      answer:
        'A distribuição e cada dado resultam de um segredo do computador que gere a mesa e de um envelope do dispositivo de cada jogador. Tudo é selado antes de algo ser aberto, e depois da partida a página pode distribuir outra vez: «Foi justo?», no fim ou ao rever a partida. Ninguém pode escolher uma carta, nem o anfitrião.',
    },
    {
      question: 'Os outros veem as minhas cartas?',
      answer:
        'Não. O que um lugar não pode saber nunca lhe é enviado. Não está só escondido no ecrã: não está na página, e há testes que comparam cada mensagem com o que o lugar pode saber.',
    },
    {
      question: 'Os bots fazem batota?',
      answer:
        'Não. Um bot recebe exatamente o que tu verias do lugar dele, nem mais uma carta. Os mais fortes pensam mais tempo, mas não espreitam.',
    },
    {
      question: 'E se a ligação cair?',
      answer:
        'Uma jogada confirmada está no disco antes que alguém saiba dela. Voltas à mesa tal como estava. Entretanto um bot pode jogar por ti, e depois devolve-te o lugar.',
    },
    {
      question: 'A minha licitação automática é secreta?',
      answer: 'É. Fica com a mesa, mais ninguém sabe dela, e age ao ritmo de qualquer jogador.',
    },
  ],
  notYet: 'O que não pode prometer',
  limits: [
    {
      question: 'Tenho de confiar em quem mantém o servidor?',
      answer:
        'Quanto ao que vê, sim: poderia ver a memória enquanto jogas. Quanto à distribuição, não: é selada com os envelopes dos outros, e podes verificá-la depois.',
    },
    {
      question: 'E se combinarem coisas nas minhas costas?',
      answer: 'Nenhum programa o impede. Joga com pessoas de quem gostas.',
    },
    {
      question: 'E num só dispositivo?',
      answer:
        'Aí é o próprio dispositivo que sabe tudo. O ecrã entre jogadas esconde as cartas dos olhares, não de quem abre as ferramentas do navegador.',
    },
  ],
  games: 'Os jogos',
  credits: (games) => `${games.join('. ')}. Se gostas deles, compra-os: nada substitui uma mesa a sério.`,
  free: 'Esta página não é oficial e é gratuita. As imagens, os sons e os textos são próprios; nada dos originais é usado.',
};

export default words;
