import { identity } from './identity.svelte';
import type { Socket, SocketEars } from './line';

/** The server's word for "you are nobody any more". */
const LOGGED_OUT = 1008;

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

const listen = (socket: WebSocket, ears: SocketEars): void => {
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
    ears.opened();
  });
  socket.addEventListener('message', (event: MessageEvent<unknown>) => ears.heard(String(event.data)));
  socket.addEventListener('close', ({ code }) => {
    if (code === LOGGED_OUT) identity.forget();
    else if (!wasOpen) identity.doubt();
    ears.closed();
  });
};

/** Becomes a guest where need be, then opens the browser's socket. */
export const connectSocket = (ears: SocketEars): Socket => {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const begin = async (): Promise<void> => {
    const { ok } = await identity.enter();
    if (isClosed) return;
    if (!ok) return ears.closed();
    socket = new WebSocket(address());
    listen(socket, ears);
  };
  void begin();
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};
