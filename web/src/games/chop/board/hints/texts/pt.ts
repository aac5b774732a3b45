import { wholePercentIn } from '../../../../../hints/texts/percent';
import { counted } from '../../../../../texts/plural';
import board from '../../texts/pt';
import type { ChopReasons } from './words';

const { mice } = board;
const percent = wholePercentIn('pt');
const count = counted('pt');
const squares = (steps: number): string => count(steps, { one: '# casa', other: '# casas' });
const remaining = (left: number): string => count(left, { one: 'resta # rato', other: 'restam # ratos' });

const words: ChopReasons = {
  'bring-it-home': () => 'Todo o queijo está ganho: agora alguém tem de voltar a um buraco.',
  'leave-the-start': () => 'Os ratos só ganham quando todos tiverem saído do seu buraco.',
  'take-cheese': ({ danger }) =>
    danger === 0 ? 'Um queijo, e o gato não chega lá.' : `Um queijo, com ${percent(danger)} de risco de ser apanhado.`,
  'fork-cheese': () => 'Um queijo sem dar um passo.',
  'run-for-cover': ({ danger }) => `Aqui há ${percent(danger)} de risco de ser apanhado, ali nenhum.`,
  'run-from-the-cat': ({ danger, left }) => `O perigo desce de ${percent(danger)} para ${percent(left)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `Há ${percent(cheese)} de hipóteses de haver queijo; ${danger === 0 ? 'o gato não chega lá' : `${percent(danger)} de risco de ser apanhado`}.`,
  'take-a-risk': ({ danger }) => `O gato pode apanhá-lo ali (${percent(danger)}), e para já não se ganha nada.`,
  'come-nearer': ({ steps }) => `Mais perto do próximo prémio: ainda ${squares(steps)}.`,
  'keep-away': () => 'Não ganha nada, mas fica longe do gato.',
  'begin-near-a-hole': ({ steps }) => `A apenas ${squares(steps)} de um buraco por onde saem os ratos.`,
  catch: ({ mouse, left }) =>
    left === 0 ? `Apanha ${mice[mouse]}, o último rato.` : `Apanha ${mice[mouse]}; ${remaining(left)}.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `Um rato fica ao alcance do próximo lançamento (${percent(chance)}).`,
      other: `# ratos ficam ao alcance do próximo lançamento (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Espera onde ${mice[mouse]} tem de sair.`,
  hunt: ({ mouse, steps }) => `Vai atrás de ${mice[mouse]}: ainda ${squares(steps)}.`,
  'keep-watch': () => 'Nenhum rato ao alcance: o gato espera.',
};

export default words;
