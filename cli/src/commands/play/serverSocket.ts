import type { Socket, SocketListener } from '@miaou/client';
import { CLOSE_CODES } from '@miaou/protocol';
import { WebSocket } from 'ws';

/** Why connecting again is of no use. */
export type ConnectionFailure =
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The server does not accept the token. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly reason: string };

export interface ServerSocketOptions {
  /** The server's origin. */
  readonly server: string;
  readonly token: string;
  readonly failed: (failure: ConnectionFailure) => void;
}

const UNAUTHORIZED = [401, 403];

const failureOfClose = (code: number): ConnectionFailure | undefined => {
  if (code === CLOSE_CODES.loggedOut) return { kind: 'unknown' };
  return code === CLOSE_CODES.wrongVersion ? { kind: 'refused', reason: 'wrong-version' } : undefined;
};

/**
 * Opens sockets to one server. A server that has never answered is likely misspelt, which is a failure; one that has will come back, and is
 * tried again.
 */
export const socketsTo = ({ server, token, failed }: ServerSocketOptions) => {
  const url = `${server.replace(/^http/, 'ws')}/socket`;
  const headers = { authorization: `Bearer ${token}` };
  let hasAnswered = false;
  return (listener: SocketListener): Socket => {
    const socket = new WebSocket(url, { headers });
    socket.on('open', () => {
      hasAnswered = true;
      listener.opened();
    });
    socket.on('message', (bytes: Buffer) => listener.received(bytes.toString()));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      if (UNAUTHORIZED.includes(statusCode)) failed({ kind: 'unknown' });
      else if (!hasAnswered) failed({ kind: 'unreachable', reason: String(statusCode) });
      socket.terminate();
    });
    socket.on('error', (error) => {
      if (!hasAnswered) failed({ kind: 'unreachable', reason: error.message });
    });
    socket.on('close', (code) => {
      const failure = failureOfClose(code);
      if (failure !== undefined) failed(failure);
      listener.closed();
    });
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
};
