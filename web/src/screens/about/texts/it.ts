import type { AboutWords } from './words';

const words: AboutWords = {
  title: 'Si gioca ad armi pari?',
  intro: 'Miaou sono due giochi su ciò che tu sai e gli altri no. Ecco dunque, senza giri di parole, chi sa che cosa.',
  fair: 'Che cosa garantisce il programma',
  check: 'Controlla una partita',
  checkHint: 'Apri la registrazione di una partita finita e premi “Tutto regolare?”.',
  questions: [
    {
      question: 'Chi decide carte e dadi?',
      answer:
        'La distribuzione e ogni dado derivano da un segreto del computer che tiene il tavolo e da una lettera del dispositivo di ogni giocatore. Tutto è sigillato prima che si apra qualcosa, e dopo la partita la pagina può distribuire di nuovo: “Tutto regolare?”, alla fine o rivedendo la partita. Nessuno può scegliersi una carta, nemmeno l’host.',
    },
    {
      question: 'Gli altri vedono le mie carte?',
      answer:
        'No. Ciò che un posto non può sapere non gli viene mai inviato. Non è solo nascosto sullo schermo: non è nella pagina, e dei test confrontano ogni messaggio con ciò che il posto può sapere.',
    },
    {
      question: 'I bot barano?',
      answer:
        'No. Un bot riceve esattamente ciò che vedresti tu dal suo posto, non una carta di più. Quelli forti pensano più a lungo, ma non sbirciano.',
    },
    {
      question: 'E se cade la connessione?',
      answer:
        'Una mossa confermata è sul disco prima che qualcuno lo venga a sapere. Ritrovi il tavolo com’era. Nel frattempo un bot può giocare per te, e ti ridà il posto.',
    },
    {
      question: 'La mia offerta automatica è segreta?',
      answer: 'Sì. Resta con il tavolo, nessun altro ne sa niente, e gioca allo stesso ritmo di tutti.',
    },
  ],
  notYet: 'Che cosa non può promettere',
  limits: [
    {
      question: 'Devo fidarmi di chi gestisce il server?',
      answer:
        'Per ciò che vede, sì: potrebbe guardarne la memoria mentre giochi. Per la distribuzione, no: è sigillata con le lettere degli altri, e dopo puoi verificarla.',
    },
    {
      question: 'E se gli altri si accordano alle mie spalle?',
      answer: 'Nessun programma può impedirlo. Gioca con persone che ti piacciono.',
    },
    {
      question: 'E su un solo dispositivo?',
      answer:
        'Lì il dispositivo stesso sa tutto. La schermata tra i turni nasconde le carte agli sguardi, non a chi apre gli strumenti del browser.',
    },
  ],
  games: 'I giochi',
  credits: (games) => `${games.join('. ')}. Se ti piacciono, comprali: niente sostituisce un vero tavolo.`,
  free: 'Questa pagina è non ufficiale e gratuita. Immagini, suoni e testi sono suoi; degli originali non si usa nulla.',
};

export default words;
