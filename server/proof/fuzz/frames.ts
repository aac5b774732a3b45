import { type Chance, drawn } from '@miaou/kit';
import { LIMITS, PROTOCOL_VERSION } from '@miaou/protocol';
import type { TableId } from '@miaou/table';
import { MATCHES } from '../client/playing.js';
import { drawBytes, drawText, garble, mutateJson } from './hostile.js';

const NOWHERE = 'AAAAAAAAAAAAAAAAAAAAAA';

const COMMANDS: readonly object[] = [
  { type: 'configure', settings: MATCHES[0] },
  { type: 'sit', seat: 1 },
  { type: 'standUp' },
  { type: 'seatBot', seat: 0, bot: 'random' },
  { type: 'removeBot', seat: 0 },
  { type: 'sendAway', person: NOWHERE, ban: true },
  { type: 'vote', part: 'opener', choice: 0 },
  { type: 'start' },
  { type: 'move', move: { type: 'place', card: '15' } },
  { type: 'move', move: { type: 'bid', amount: 3 } },
  { type: 'move', move: { type: 'moveCat', path: ['a1', 'b1'] } },
  { type: 'roll' },
  { type: 'order', order: { round: 1, upTo: 4 } },
  { type: 'dropOrder' },
  { type: 'ask', wish: 'undo' },
  { type: 'agree' },
  { type: 'resign' },
  { type: 'return' },
  { type: 'rematch' },
  { type: 'setUp' },
];

/** A message as an honest client would send it. */
const honest = (tables: readonly TableId[], chance: Chance): object => {
  const table = chance.below(4) === 0 ? NOWHERE : drawn(tables, chance);
  const messages: readonly object[] = [
    { type: 'hello', protocol: PROTOCOL_VERSION },
    {
      type: 'watch',
      table,
      follow: drawn(['events', 'views'], chance),
      history: drawn([true, false], chance),
      since: { as: drawn(['spectator', 0, 1], chance), n: chance.below(50) },
    },
    { type: 'unwatch', table },
    { type: 'react', table, reaction: 'purr' },
    { type: 'point', table, at: 'c4' },
    { type: 'recording', table, audio: 'GkXfow==' },
    { type: 'lobby', on: chance.below(2) === 0 },
    { type: 'ping', token: chance.below(1000) },
  ];
  if (chance.below(2) === 0) return drawn(messages, chance);
  const id = `f${chance.below(1e9)}`;
  return { type: 'command', table, id, seen: chance.below(200), command: drawn(COMMANDS, chance) };
};

const mutated = (message: object, chance: Chance): string => {
  let value: unknown = message;
  for (let times = chance.below(3); times >= 0; times--) value = mutateJson(value, chance);
  return JSON.stringify(value) ?? '';
};

/** A frame that may be anything. Bytes go as a binary frame; a text beyond the limit costs the connection. */
export const drawFrame = (tables: readonly TableId[], chance: Chance): string | Buffer => {
  const kind = chance.below(100);
  if (kind < 10) return JSON.stringify(honest(tables, chance));
  if (kind < 60) return mutated(honest(tables, chance), chance);
  if (kind < 80) return garble(JSON.stringify(honest(tables, chance)), chance);
  if (kind < 92) return drawText(chance);
  if (kind < 99) return drawBytes(chance);
  return chance.below(10) === 0 ? 'x'.repeat(LIMITS.frameBytes + 1) : `"${'x'.repeat(LIMITS.frameBytes - 2)}"`;
};
