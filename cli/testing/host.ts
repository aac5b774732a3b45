import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A person who opened a table on a server and watches it without a seat. */
export interface Host {
  readonly table: string;
  readonly token: string;
  /** Sends a command and waits for its answer. */
  command(command: object): Promise<void>;
  /** The number of occupied seats. */
  seated(): number;
  stage(): string;
  /** The record of the first match, once it is over. */
  record(): Promise<{ readonly moves: readonly { readonly seat: number }[]; readonly result?: unknown }>;
  close(): void;
}

interface Message {
  readonly answer?: string;
  readonly refusal?: object;
  readonly snapshot?: { readonly seats: readonly object[]; readonly stage: string };
  readonly changes?: readonly { readonly seats?: readonly object[]; readonly stage?: string }[];
}

const post = async (address: string, path: string, cookie: string, body?: object): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { origin: address, cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Opens a table, as a guest, that anyone with its link may join. */
export const openTable = async (
  address: string,
  game: string,
  seats: number,
  clock: object,
  options: object = {},
): Promise<Host> => {
  const cookie = (await post(address, '/api/me', '')).headers.get('set-cookie')?.split(';')[0] ?? '';
  const { token } = (await (await post(address, '/api/me/tokens', cookie)).json()) as { token: string };
  const access = { join: 'link', watch: 'anyone' };
  const settings = { game, seats, options, parts: {}, clock, access };
  const { table } = (await (await post(address, '/api/tables', cookie, { settings })).json()) as { table: string };
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers: { origin: address, cookie } });
  await once(socket, 'open');
  let [held, stage, commands] = [0, '', 0];
  const waiting = new Map<string, (message: Message) => void>();
  socket.on('message', (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString()) as Message;
    if (message.answer !== undefined) waiting.get(message.answer)?.(message);
    for (const shown of [message.snapshot ?? {}, ...(message.changes ?? [])]) {
      held = shown.seats?.filter((holder) => Object.keys(holder).length > 0).length ?? held;
      stage = shown.stage ?? stage;
    }
  });
  const send = (message: object): void => socket.send(JSON.stringify(message));
  send({ type: 'hello', protocol: 1 });
  send({ type: 'watch', table, follow: 'events' });
  return {
    table,
    token,
    command: async (command) => {
      const id = `h${++commands}`;
      const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
      send({ type: 'command', table, id, seen: 0, command });
      const { refusal } = await answered;
      if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
    },
    seated: () => held,
    stage: () => stage,
    record: async () => {
      const answer = await fetch(`${address}/api/tables/${table}/records/1`, { headers: { cookie } });
      return (await answer.json()) as Awaited<ReturnType<Host['record']>>;
    },
    close: () => socket.terminate(),
  };
};
