import type { RulesWords } from '../book';

const words: RulesWords = {
  lead: 'Topi intorno a un piatto prendono briciole in segreto; se sono troppe, i più golosi restano a bocca asciutta.',
  glances: {
    plate: { title: 'Un piatto', text: 'A ogni round si serve un piatto con delle briciole.' },
    take: {
      title: 'Decidere in segreto',
      text: 'Tutti prendono insieme zero, una, due o tre briciole.',
    },
    again: { title: 'Mai due volte uguale', text: 'Nessuno ne prende quante nel round precedente.' },
    cat: { title: 'Non svegliare il gatto', text: 'Se le briciole non bastano, chi ne ha prese di più resta senza.' },
    end: { title: 'Vince chi mangia di più', text: 'Dopo l’ultimo round vince chi ha mangiato più briciole.' },
  },
  sections: { setup: 'Preparazione', round: 'Il round', end: 'La fine', knowledge: 'Che cosa si sa' },
  rules: {
    MS1: 'Giocano da due a quattro topi.',
    MS2: 'Una partita ha quattro round.',
    MS3: 'C’è un piatto per ogni numero di briciole, dal numero dei giocatori al triplo. I piatti si mescolano; a ogni round se ne serve uno, e nessuno lo vede prima.',
    MR1: 'A ogni round tutti decidono in segreto e insieme di prendere zero, una, due o tre briciole.',
    MR2: 'Nessuno prende tante briciole quante nel round precedente.',
    MR3: 'Quando tutti hanno deciso, tutti mostrano quante ne prendono. Se il piatto basta per tutti, ognuno mangia quello che ha preso.',
    MR4: 'Se non basta, il gatto si sveglia: chi ne ha prese di più non mangia nulla, gli altri mangiano quello che hanno preso.',
    ME1: 'Dopo l’ultimo round vince chi ha mangiato più briciole.',
    MK1: 'Una decisione è nota solo a chi l’ha presa finché tutti hanno deciso; quello che è stato mostrato e mangiato è noto a tutti.',
  },
  notes: { 'MS2.option': 'Il tavolo può scegliere da tre a cinque round.' },
  ideas: {},
  asides: {},
  captions: {
    secret: 'Nessuno sa quante ne prendono gli altri.',
    enough: 'Un piatto da 6: ce n’è per tutti.',
    tooMany: 'Un piatto da 5: chi ne ha prese 3 resta senza.',
  },
  labels: {},
  drawings: { mouse: 'topo', cat: 'gatto', winner: 'corona' },
};

export default words;
