import { personId } from '@miaou/table';
import type { ConnectedVisitor } from '../../live/connection.js';

/** Somebody who opened a socket, as if all checks were done. */
export const visitorAs = (name: string, kind: 'cookie' | 'token' = 'cookie'): ConnectedVisitor => ({
  person: { id: personId(name), name },
  signIn: { id: name, login: name, kind, scope: 'play', madeAt: 0 },
  peer: { address: 'nowhere', ip: 'nowhere' },
});
