import type { ChopExplanationWords } from './words';

const words: ChopExplanationWords = {
  pieces: {
    cat: {
      name: 'Il gatto',
      means: 'Prende un topo fermandosi su di lui. Dal tavolo non può nulla contro chi è sotto.',
    },
    mouse: {
      name: 'Un topo',
      means: 'Ogni giocatore dei topi può muoverne uno qualsiasi.',
      also: 'Preso, è eliminato.',
    },
    hidden: { name: 'Una tessera', means: 'Si gira quando una pedina ci si ferma sopra.' },
    hole: { name: 'Una tana', means: 'Qui un topo è al sicuro. Il gatto non entra mai.' },
    start: { name: 'La partenza di un topo', means: 'Diventa una tana quando questo topo esce per la prima volta.' },
    table: { name: 'Il tavolo', means: 'Ci cammina sopra solo il gatto; i topi corrono sotto.' },
    tunnel: { name: 'Sotto il tavolo', means: 'Qui passano solo i topi, il gatto no.' },
    miceLeft: { name: 'Topi rimasti', means: 'Quando l’ultimo è preso, vince il gatto.' },
  },
  tiles: {
    cheese: {
      name: 'Formaggio',
      means: 'Il topo che si ferma qui lo vince. Il gatto non può né prenderlo né attraversarlo.',
      also: 'Finché ci sta sopra il gatto, nessuno può prenderlo.',
    },
    broken: { name: 'Piatti rotti', means: 'Non succede nulla.' },
    plus1: { name: '+1', means: 'La stessa pedina avanza di un’altra casella. Se può, deve farlo.' },
    plus2: { name: '+2', means: 'La stessa pedina avanza di altre due caselle. Se può, deve farlo.' },
    arrow: { name: 'Freccia', means: 'La pedina salta su una casella libera qualsiasi.' },
    fork: { name: 'Forchetta', means: 'I topi prendono un formaggio scoperto, ovunque sia. Al gatto non serve.' },
    knife: { name: 'Coltello', means: 'Il turno finisce subito, e l’altra parte tira due volte.' },
  },
  cheeseWon: (all) => ({
    name: 'Formaggi vinti',
    means: `Ai topi ne servono ${all}. Ciò che è vinto resta vinto.`,
  }),
  die: ({ mice, cat }) => ({
    name: 'Il dado',
    means: `Il dado dei topi ha ${mice.join(', ')}; quello del gatto ${cat.join(', ')}.`,
  }),
  first: {
    hole: 'Questa tana ora è aperta: ogni topo qui è al sicuro.',
    uncovered: 'Il gatto non può prenderlo, e finché sta lì, nessuno può.',
    knife: 'Un coltello: il turno è finito, e l’altra parte tira due volte.',
    caught: 'Un topo preso è eliminato. Il formaggio già vinto resta vinto.',
    lost: 'Nessun percorso di quella lunghezza: il tiro è perso.',
    allCheese: 'Tutto il formaggio è vinto: ora un topo deve entrare in una tana.',
    lastMouse: 'L’ultimo topo è in tana: il gatto non può fermarsi davanti.',
  },
};

export default words;
