import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '@miaou/games';
import { playBlock } from './block.js';
import { openPlayer } from './entrant.js';
import type { Assignment, Plan } from './plan.js';
import type { Player } from './player.js';

const plan = workerData as Plan;
const game = gameById(plan.game);
if (game === undefined || parentPort === null) throw new Error(`this thread cannot play ${plan.game}`);
const port = parentPort;

const players = new Map<number, Player>();

const playerOf = (entrant: number): Player => {
  const known = players.get(entrant) ?? openPlayer(plan.game, plan.entrants[entrant] ?? '');
  players.set(entrant, known);
  return known;
};

port.on('message', (message: Assignment | 'close') => {
  if (message === 'close') {
    for (const player of players.values()) player.close();
    port.close();
    return;
  }
  void playBlock(game, plan, message.pairing, message.deal, playerOf).then((block) => port.postMessage(block));
});
