import type { Socket, SocketListener } from '@miaou/client';
import { CLOSE_CODES } from '@miaou/protocol';
import { identity } from './identity.svelte';

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

const listen = (socket: WebSocket, listener: SocketListener): void => {
  let wasOpen = false;
  socket.addEventListener('open', () => {
    wasOpen = true;
    listener.opened();
  });
  socket.addEventListener('message', (event: MessageEvent<unknown>) => listener.received(String(event.data)));
  socket.addEventListener('close', ({ code }) => {
    if (code === CLOSE_CODES.loggedOut) identity.forget();
    else if (!wasOpen) identity.invalidate();
    listener.closed();
  });
};

/** Signs in as a guest where needed, then opens the browser's socket. */
export const connectSocket = (listener: SocketListener): Socket => {
  let socket: WebSocket | undefined;
  let isClosed = false;
  const connect = async (): Promise<void> => {
    const { ok } = await identity.enter();
    if (isClosed) return;
    if (!ok) return listener.closed();
    socket = new WebSocket(address());
    listen(socket, listener);
  };
  void connect();
  return {
    send: (text) => socket?.send(text),
    close: () => {
      isClosed = true;
      socket?.close();
    },
  };
};
