import type { KnownPerson } from '../people/identity.js';
import { type Reply, refusedWith } from './reply.js';
import type { Call, Route } from './router.js';

/** A route that needs a known person. */
export const requirePerson = (answer: (person: KnownPerson, call: Call) => Reply | Promise<Reply>): Route['answer'] => {
  return (call) => (call.person === undefined ? refusedWith(401, { code: 'who-are-you' }) : answer(call.person, call));
};
