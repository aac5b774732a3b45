import type { VerifyWords } from './words';

const words: VerifyWords = {
  checking: 'Si distribuisce di nuovo …',
  missing: 'Di questa partita non c’è registrazione.',
  yes: 'Sì. Tutto corrisponde.',
  yesMeans: (opened) =>
    `Il tuo dispositivo ha aperto ${opened === 1 ? 'l’unica lettera' : `tutte le ${opened} lettere`} e ha distribuito di nuovo: è la stessa partita.`,
  no: 'No. Qualcosa non corrisponde.',
  noMeans:
    'Tutto ciò che precede corrisponde; il resto non è stato controllato. È stato cambiato dopo la distribuzione, o la registrazione è danneggiata.',
  unsealed: 'Niente era sigillato.',
  unsealedMeans:
    'Questa partita è stata distribuita senza sigilli. Le mosse seguono le regole; da dove vengono le carte non si può verificare.',
  wrong: {
    secret: 'La lettera della casa non corrisponde al suo sigillo.',
    share: (name) => `La lettera di ${name} non corrisponde al suo sigillo.`,
    seen: 'Il tuo dispositivo ha visto altri sigilli prima della distribuzione.',
    part: 'Chi ha quale ruolo non deriva dalle lettere.',
    deal: 'La distribuzione non deriva dalle lettere.',
    roll: (move) => `Il dado della mossa ${move} non deriva dalle lettere.`,
    move: (move) => `La mossa ${move} è contro le regole.`,
    result: 'Il risultato non deriva dalle mosse.',
    record: 'La registrazione non è come dovrebbe essere.',
  },
  onSeal: 'nella registrazione',
  fromLetter: 'calcolato',
  sealed: 'Sigillato prima della distribuzione',
  opened: 'Aperto alla fine',
  dealt: 'Distribuito di nuovo',
  same: 'stesse carte, stessi dadi',
  sameDeal: 'stesse carte',
  notChecked: 'non controllato',
  house: 'Casa',
  late: 'troppo tardi: vale quella della casa',
  none: 'nessuna lettera: vale quella della casa',
  bot: 'bot: vale quella della casa',
  proves: 'Che cosa prova',
  provesText:
    'Nessuno ha scelto carte o dadi dopo aver visto una lettera, nemmeno la casa. Erano fissati prima della prima carta.',
  alone:
    'Solo la casa ha scritto una lettera. Questo prova una cosa: dopo la distribuzione non è stato cambiato niente. È sempre così su un solo dispositivo.',
  provesNot: 'Che cosa non prova',
  provesNotText:
    'Che nessuno abbia sbirciato: chi gestisce il server conosce le carte. Uno schermo si vede, gli amici bisbigliano. I sigilli sorvegliano la distribuzione, non le persone.',
  count: (count, of) => `${count} su ${of}`,
  dice: (count) => (count === 1 ? 'un dado' : `${count} dadi`),
  stepByStep: 'Passo per passo',
  next: 'Avanti',
  allSteps: 'Tutti i passi',
  explained: [
    'Prima della distribuzione ogni dispositivo ha scritto una lettera di cifre a caso, e anche la casa. Tutte sono state sigillate prima di aprirne una. Questi sono i sigilli.',
    'Alla fine le lettere si aprono. Ognuna si confronta con il suo sigillo: una lettera cambiata darebbe altre cifre.',
    'Da tutte le lettere insieme derivano la distribuzione e ogni dado. Il tuo dispositivo ha ricalcolato tutto e l’ha confrontato con la registrazione.',
  ],
  report: 'Segnala',
  save: 'Salva la prova',
  done: 'Fatto',
};

export default words;
