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
  'bring-it-home': () => 'Todo o queijo está ganho: agora alguém tem de voltar à toca.',
  'leave-the-start': () => 'Os ratos só ganham quando todos tiverem saído do começo.',
  'take-cheese': ({ danger }) =>
    danger === 0 ? 'Um queijo, e o gato não chega lá.' : `Um queijo; o gato captura ali com ${percent(danger)}.`,
  'fork-cheese': () => 'Um queijo sem dar um passo.',
  'run-for-cover': ({ danger }) => `Aqui o gato captura com ${percent(danger)}, lá ele não chega.`,
  'run-from-the-cat': ({ danger, left }) => `O perigo cai de ${percent(danger)} para ${percent(left)}.`,
  'turn-a-tile': ({ cheese, danger }) =>
    `A peça esconde queijo com ${percent(cheese)}; ${danger === 0 ? 'o gato não chega lá' : `o gato chega com ${percent(danger)}`}.`,
  'take-a-risk': ({ danger }) => `O gato pode capturar ali (${percent(danger)}), e nada se ganha de imediato.`,
  'come-nearer': ({ steps }) => `Mais perto do próximo prêmio: ainda ${squares(steps)}.`,
  'keep-away': () => 'Não ganha nada, mas fica longe do gato.',
  'begin-near-a-hole': ({ steps }) => `A apenas ${squares(steps)} de uma toca por onde saem os ratos.`,
  catch: ({ mouse, left }) =>
    left === 0 ? `Captura ${mice[mouse]}, o último rato.` : `Captura ${mice[mouse]}; ${remaining(left)}.`,
  threaten: ({ mice: prey, chance }) =>
    count(prey, {
      one: `Um rato fica ao alcance do próximo lance (${percent(chance)}).`,
      other: `# ratos ficam ao alcance do próximo lance (${percent(chance)}).`,
    }),
  besiege: ({ mouse }) => `Espera onde ${mice[mouse]} tem de sair.`,
  hunt: ({ mouse, steps }) => `Vai atrás de ${mice[mouse]}: ainda ${squares(steps)}.`,
  'keep-watch': () => 'Nenhum rato ao alcance: ele espera.',
};

export default words;
