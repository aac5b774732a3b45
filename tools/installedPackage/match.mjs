import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { start } from './program.mjs';

/**
 * @param {string} address
 * @param {string} path
 * @param {string} cookie
 * @param {object} [body]
 */
const post = async (address, path, cookie, body) => {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { origin: address, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
};

/**
 * A guest who opens a table and manages it without a seat.
 * @param {string} address
 * @param {string} game
 * @param {number} seats
 */
const openTable = async (address, game, seats) => {
  const cookie = (await post(address, '/api/me', '')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const access = { join: 'link', watch: 'anyone' };
  const settings = { game, seats, options: {}, parts: {}, clock: { kind: 'none' }, access };
  const { table } = /** @type {{ table: string }} */ (
    await (await post(address, '/api/tables', cookie, { settings })).json()
  );
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { origin: address, cookie } });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
  let commands = 0;
  /** @param {object} command */
  const send = (command) =>
    new Promise((resolve, reject) => {
      const id = `c${(commands += 1)}`;
      socket.on('message', (/** @type {Buffer} */ bytes) => {
        const message = /** @type {{ answer?: string, refusal?: object }} */ (JSON.parse(bytes.toString()));
        if (message.answer !== id) return;
        if (message.refusal === undefined) resolve(undefined);
        else reject(new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(message.refusal)}`));
      });
      socket.once('close', () => reject(new Error('the server closed the connection')));
      socket.send(JSON.stringify({ type: 'command', table, id, seen: 0, command }));
    });
  return { table, send, cookie, close: () => socket.terminate() };
};

/**
 * Plays a whole match at a running server: the program itself sits in the first seat, the server's bots in the others.
 * @param {import('./program.mjs').Program} program
 * @param {string} address
 * @param {{ readonly game: string, readonly seats: number }} kind
 * @param {import('./program.mjs').Circumstances} [circumstances] of the program that plays
 * @returns {Promise<{ readonly moves: readonly object[], readonly result?: unknown }>} its record
 */
export const playMatch = async (program, address, { game, seats }, circumstances = {}) => {
  const { table, send, cookie, close } = await openTable(address, game, seats);
  try {
    const words = ['play', '--invite', `${address}/t/${table}`, '--bot', 'greedy', '--json'];
    const player = start(program, words, circumstances);
    let told = '';
    player.stderr.setEncoding('utf8').on('data', (text) => (told += text));
    const ended = /** @type {Promise<[number | null]>} */ (once(player, 'close'));
    const seated = new Promise((resolve, reject) => {
      createInterface(player.stdout).once('line', resolve);
      void ended.then(() => reject(new Error(`the player left before it sat: ${told}`)));
    });
    await seated;
    for (let seat = 1; seat < seats; seat += 1) await send({ type: 'seatBot', seat, bot: 'greedy' });
    await send({ type: 'start' });
    const [code] = await ended;
    if (code !== 0) throw new Error(`the player ended with ${code}: ${told}`);
    const answer = await fetch(`${address}/api/tables/${table}/records/1`, { headers: { cookie } });
    return /** @type {{ moves: object[], result?: unknown }} */ (await answer.json());
  } finally {
    close();
  }
};
