import { describe, expect, it } from 'vitest';
import type { Person, Scope, Secret } from '../../store/people.js';
import { newPerson } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const NOW = Date.UTC(2030, 0, 1);
const LATER = NOW + 1000;

const someone = (name = 'Ada'): Person => ({ id: newPerson(), name, madeAt: NOW });

const secretOf = (person: Person, digest: string): Extract<Secret, { kind: 'cookie' }> => ({
  person: person.id,
  digest,
  login: digest,
  kind: 'cookie',
  madeAt: NOW,
  until: LATER,
});

const tokenOf = (person: Person, digest: string, scope: Scope, label = ''): Secret => ({
  ...secretOf(person, digest),
  kind: 'token',
  scope,
  label,
});

export const describePeople = (subject: StoreUnderTest): void => {
  describe('people', () => {
    const save = async (name?: string): Promise<Person> => {
      const person = someone(name);
      await subject.store.people.save(person, secretOf(person, `first of ${person.id}`));
      return person;
    };

    const personBy = async (digest: string, now: number): Promise<Person | undefined> =>
      (await subject.store.people.findBySecret(digest, now))?.person;

    it('a person is found by id and by secret, also after a restart', async () => {
      const ada = await save();
      await subject.reopen();
      expect(await subject.store.people.find(ada.id)).toEqual(ada);
      expect(await personBy(`first of ${ada.id}`, NOW)).toEqual(ada);
    });

    it('an unknown id or secret finds no person', async () => {
      await save();
      expect(await subject.store.people.find(newPerson())).toBeUndefined();
      expect(await subject.store.people.findBySecret('never seen', NOW)).toBeUndefined();
    });

    it('many logins are looked up together, and those that ended or never were are missing', async () => {
      const people = await Promise.all(Array.from({ length: 101 }, () => save()));
      const [ada, ben, ...others] = people as [Person, Person, ...Person[]];
      await subject.store.people.dropSecret(`first of ${ben.id}`);
      await subject.store.people.addSecret({ ...secretOf(ada, 'second of Ada'), until: NOW });
      const asked = [...people.map(({ id }) => `first of ${id}`), 'second of Ada', 'never seen'];
      const found = await subject.store.people.findByLogins(asked, NOW);
      expect([...found.keys()].toSorted()).toEqual([ada, ...others].map(({ id }) => `first of ${id}`).toSorted());
      expect(found.get(`first of ${ada.id}`)).toEqual(ada);
      expect(await subject.store.people.findByLogins([], NOW)).toEqual(new Map());
    });

    it('a person is not saved without the first secret', async () => {
      const ada = await save();
      const ben = someone('Ben');
      const taken = { ...secretOf(ben, `first of ${ada.id}`) };
      await expect(subject.store.people.save(ben, taken)).rejects.toMatchObject({ code: 'failed' });
      expect(await subject.store.people.find(ben.id)).toBeUndefined();
    });

    it.each(['tab\t', 'nul\u0000nul', 'lone \udfff', '"quoted"', "Robert'); DROP TABLE people; --", '', '猫🐈'])(
      'the name %j is stored unchanged',
      async (name) => {
        const person = await save(name);
        expect((await subject.store.people.find(person.id))?.name).toBe(name);
      },
    );

    it('a rename reports whether the person exists', async () => {
      const ada = await save();
      expect(await subject.store.people.rename(ada.id, 'Countess')).toBe(true);
      expect((await subject.store.people.find(ada.id))?.name).toBe('Countess');
      expect(await subject.store.people.rename(newPerson(), 'Nobody')).toBe(false);
    });

    it('a secret is valid until its end and not at it', async () => {
      const ada = await save();
      const digest = `first of ${ada.id}`;
      expect(await personBy(digest, LATER - 1)).toEqual(ada);
      expect(await subject.store.people.findBySecret(digest, LATER)).toBeUndefined();
      await subject.store.people.renewSecret(digest, LATER + 1);
      expect(await personBy(digest, LATER)).toEqual(ada);
    });

    it('a token has a scope and a label, a cookie may do everything', async () => {
      const ada = await save();
      await subject.store.people.addSecret(tokenOf(ada, 'reader', 'read', 'lone \udfff "label"'));
      expect(await subject.store.people.findBySecret('reader', NOW)).toEqual({
        person: ada,
        login: 'reader',
        kind: 'token',
        scope: 'read',
        label: 'lone \udfff "label"',
        madeAt: NOW,
        usedOn: null,
        replaces: null,
      });
      expect(await subject.store.people.findBySecret(`first of ${ada.id}`, NOW)).toMatchObject({
        kind: 'cookie',
        scope: 'play',
      });
    });

    it('a person’s own secrets are listed with the newest first, and one is dropped by how its login begins', async () => {
      const [ada, ben] = [await save(), await save('Ben')];
      await subject.store.people.addSecret({ ...tokenOf(ada, 'abcdef', 'play', 'bot'), madeAt: NOW + 1 });
      await subject.store.people.addSecret({ ...secretOf(ada, 'ended'), until: NOW });
      await subject.store.people.noteUse('abcdef', '2030-01-01');
      const { people } = subject.store;
      expect(await people.secretsOf(ada.id, NOW)).toEqual([
        { login: 'abcdef', kind: 'token', scope: 'play', label: 'bot', madeAt: NOW + 1, usedOn: '2030-01-01' },
        { login: `first of ${ada.id}`, kind: 'cookie', scope: 'play', label: '', madeAt: NOW, usedOn: null },
      ]);
      expect(await people.dropLogin(ben.id, 'abc')).toBeUndefined();
      expect(await people.dropLogin(ada.id, 'abc')).toBe('abcdef');
      expect(await people.findBySecret('abcdef', NOW)).toBeUndefined();
    });

    it('a secret that replaces another ends it only when it is shown, and after a while', async () => {
      const ada = await save();
      const old = `first of ${ada.id}`;
      const { people } = subject.store;
      await people.renewSecret(old, LATER + 1000);
      await people.addSecret({ ...secretOf(ada, 'next'), replaces: old });
      expect(await people.secretsOf(ada.id, NOW)).toMatchObject([{ login: old }]);
      expect(await personBy(old, LATER)).toEqual(ada);
      await people.confirmSecret('next', LATER);
      expect(await personBy(old, LATER - 1)).toEqual(ada);
      expect(await personBy(old, LATER)).toBeUndefined();
      expect(await people.findBySecret('next', NOW)).toMatchObject({ person: ada, replaces: null });
    });

    it('a login goes on with the secrets that took the place of its first, is listed once and dropped with all of them', async () => {
      const ada = await save();
      const first = `first of ${ada.id}`;
      const { people } = subject.store;
      await people.addSecret({ ...secretOf(ada, 'other'), madeAt: NOW + 1 });
      const next = { ...secretOf(ada, 'next'), login: first, madeAt: NOW + 2, until: LATER + 2000 };
      await people.addSecret({ ...next, replaces: first });
      await people.addSecret({ ...next, digest: 'twin', replaces: first });
      for (const digest of ['next', 'twin']) await people.confirmSecret(digest, LATER);
      expect(await people.findBySecret('next', NOW)).toMatchObject({ login: first });
      expect(await people.secretsOf(ada.id, NOW)).toMatchObject([
        { login: first, madeAt: NOW + 2 },
        { login: 'other', madeAt: NOW + 1 },
      ]);
      await people.sweep(LATER);
      expect(await people.findByLogins([first, 'other'], LATER)).toEqual(new Map([[first, ada]]));
      await people.addSecret({ ...next, digest: 'never shown', replaces: 'next' });
      expect(await people.dropLogin(ada.id, first)).toBe(first);
      expect(await people.findByLogins([first], LATER)).toEqual(new Map());
      for (const digest of ['next', 'twin', 'never shown'])
        expect(await people.findBySecret(digest, LATER)).toBeUndefined();
    });

    it('dropping a secret leaves the others', async () => {
      const ada = await save();
      await subject.store.people.addSecret(tokenOf(ada, 'second', 'play'));
      await subject.store.people.dropSecret('second');
      expect(await subject.store.people.findBySecret('second', NOW)).toBeUndefined();
      expect(await personBy(`first of ${ada.id}`, NOW)).toEqual(ada);
    });

    it('logging out everywhere drops every secret and code of that person only', async () => {
      const [ada, ben] = [await save(), await save('Ben')];
      await subject.store.people.addSecret(secretOf(ada, 'second'));
      await subject.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      expect(await subject.store.people.dropSecrets(ada.id)).toBe(2);
      expect(await subject.store.people.findBySecret('second', NOW)).toBeUndefined();
      expect(await subject.store.people.takeCode('code', NOW)).toBeUndefined();
      expect(await personBy(`first of ${ben.id}`, NOW)).toEqual(ben);
    });

    it('a one-time code is taken once, however many try at the same time', async () => {
      const ada = await save();
      await subject.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      const takers = await Promise.all(Array.from({ length: 20 }, () => subject.store.people.takeCode('code', NOW)));
      expect(takers.filter((taker) => taker === ada.id)).toHaveLength(1);
      expect(takers.filter((taker) => taker === undefined)).toHaveLength(19);
      expect(await subject.store.people.takeCode('code', NOW)).toBeUndefined();
    });

    it('an expired code is refused', async () => {
      const ada = await save();
      await subject.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      expect(await subject.store.people.takeCode('code', LATER)).toBeUndefined();
    });

    it('a sweep deletes what has expired and nothing else', async () => {
      const ada = await save();
      await subject.store.people.addSecret({ ...secretOf(ada, 'long'), until: LATER + 1 });
      await subject.store.people.saveCode({ person: ada.id, digest: 'short', until: LATER });
      await subject.store.people.sweep(LATER);
      expect(await subject.store.people.findBySecret(`first of ${ada.id}`, 0)).toBeUndefined();
      expect(await subject.store.people.takeCode('short', 0)).toBeUndefined();
      expect(await personBy('long', LATER)).toEqual(ada);
    });

    it('a note keeps its first value', async () => {
      expect(await subject.store.notes.find('operator')).toBeUndefined();
      const kept = await Promise.all(['a\u0000', 'b', 'c'].map((text) => subject.store.notes.keep('operator', text)));
      expect(new Set(kept).size).toBe(1);
      expect(await subject.store.notes.keep('operator', 'later')).toBe(kept[0]);
      expect(await subject.store.notes.find('operator')).toBe(kept[0]);
    });
  });
};
