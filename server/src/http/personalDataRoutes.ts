import { personIdSchema } from '@miaou/protocol';
import type { PersonId } from '@miaou/table';
import * as v from 'valibot';
import { noCookies } from '../people/cookie.js';
import type { HttpLimits } from './limits.js';
import { notFound, ok, type Reply, refusedWith } from './reply.js';
import { requirePerson } from './requirePerson.js';
import { hidden, type Route } from './router.js';

export interface PersonalDataServices {
  readonly limits: HttpLimits;
  readonly elapsed: () => number;
  /** All that is stored of a person; undefined if there is nobody of that id. */
  readonly exportPerson: (person: PersonId) => Promise<object | undefined>;
  /** False if nothing is stored of them. */
  readonly erasePerson: (person: PersonId) => Promise<boolean>;
}

const AS_FILE = { 'content-disposition': 'attachment; filename="miaou.json"' };

const exported = async ({ exportPerson }: PersonalDataServices, person: PersonId): Promise<Reply> => {
  const found = await exportPerson(person);
  return found === undefined ? notFound() : ok(found, AS_FILE);
};

const forPerson = (answer: (person: PersonId) => Promise<Reply>): Route['answer'] => {
  return ({ params }) => {
    const person = v.safeParse(personIdSchema, params['person']);
    return person.success ? answer(person.output) : notFound();
  };
};

/** What is stored of a person, for themselves and for the operator: to be read, or to be deleted. */
export const personalDataRoutes = (services: PersonalDataServices): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/me/export',
    isForBrowser: true,
    answer: requirePerson(({ id }) =>
      services.limits.exports.take(id, services.elapsed())
        ? exported(services, id)
        : refusedWith(429, { code: 'too-many-requests' }),
    ),
  },
  {
    method: 'DELETE',
    path: '/api/me',
    isForBrowser: true,
    answer: requirePerson(async ({ id }, { peer }) => {
      await services.erasePerson(id);
      return ok({ erased: true }, { 'set-cookie': noCookies(peer.isHttps) });
    }),
  },
  ...hidden([
    {
      method: 'GET',
      path: '/api/admin/people/:person/export',
      answer: forPerson((person) => exported(services, person)),
    },
    {
      method: 'DELETE',
      path: '/api/admin/people/:person',
      answer: forPerson(async (person) => ((await services.erasePerson(person)) ? ok({ erased: true }) : notFound())),
    },
  ]),
];
