import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'É justo?',
  intro: 'Miaou são dois jogos sobre o que você sabe e os outros não. Então aqui está, sem rodeios, quem sabe o quê.',
  fair: 'O que o programa garante',
  questions: [
    {
      question: 'Quem decide as cartas e os dados?',
      answer:
        'O computador que guarda a mesa os tira da fonte de acaso do seu sistema, a mesma que faz chaves para bancos. Ninguém pode pedir uma carta, nem o anfitrião.',
    },
    {
      question: 'Os outros veem as minhas cartas?',
      answer:
        'Não. O que um lugar não pode saber nunca lhe é enviado. Não está só escondido na tela: não está na página, e testes comparam cada mensagem com o que o lugar pode saber.',
    },
    {
      question: 'Os bots trapaceiam?',
      answer:
        'Não. Um bot recebe exatamente o que você veria do lugar dele, nem uma carta a mais. Os fortes pensam mais tempo, não espiam.',
    },
    {
      question: 'E se a conexão cair?',
      answer:
        'Uma jogada confirmada está no disco antes que alguém saiba dela. Você volta à mesa como ela estava. Enquanto isso um bot pode jogar por você, e devolve o lugar.',
    },
    {
      question: 'Minha ordem permanente é secreta?',
      answer: 'É. Ela fica com a mesa, mais ninguém sabe dela, e age no ritmo de qualquer um.',
    },
  ],
  notYet: 'O que ele não pode prometer',
  limits: [
    {
      question: 'Preciso confiar em quem mantém o servidor?',
      answer:
        'Por enquanto, sim. Quem o mantém poderia olhar a memória ou mudar o programa. A distribuição ainda não é selada de um modo que você possa conferir depois.',
    },
    {
      question: 'E se combinarem pelas minhas costas?',
      answer: 'Nenhum programa impede isso. Jogue com gente de quem você gosta.',
    },
    {
      question: 'E num aparelho só?',
      answer:
        'Ali o próprio aparelho sabe tudo. A tela entre as jogadas esconde as cartas dos olhos, não de quem abre as ferramentas do navegador.',
    },
  ],
  games: 'Os jogos',
  credits: (games) => `${games.join('. ')}. Se gostar deles, compre-os: nada substitui uma mesa de verdade.`,
  free: 'Esta página é não oficial e gratuita. As imagens, os sons e os textos são próprios; nada dos originais é usado.',
};

export default words;
