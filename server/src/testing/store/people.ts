import { describe, expect, it } from 'vitest';
import type { Person, Secret } from '../../store/people.js';
import type { Bench } from './bench.js';
import { newPerson } from './samples.js';

const NOW = Date.UTC(2030, 0, 1);
const LATER = NOW + 1000;

const someone = (name = 'Ada'): Person => ({ id: newPerson(), name, madeAt: NOW });

const secretOf = (person: Person, digest: string): Secret => ({
  person: person.id,
  digest,
  kind: 'cookie',
  until: LATER,
});

export const describePeople = (bench: Bench): void => {
  describe('people', () => {
    const save = async (name?: string): Promise<Person> => {
      const person = someone(name);
      await bench.store.people.save(person, secretOf(person, `first of ${person.id}`));
      return person;
    };

    it('finds a person by id and by secret, also after opening again', async () => {
      const ada = await save();
      await bench.reopen();
      expect(await bench.store.people.find(ada.id)).toEqual(ada);
      expect(await bench.store.people.findBySecret(`first of ${ada.id}`, NOW)).toEqual(ada);
    });

    it('finds nobody for a stranger’s id or secret', async () => {
      await save();
      expect(await bench.store.people.find(newPerson())).toBeUndefined();
      expect(await bench.store.people.findBySecret('never seen', NOW)).toBeUndefined();
    });

    it('saves no person without the first secret', async () => {
      const ada = await save();
      const ben = someone('Ben');
      const taken = { ...secretOf(ben, `first of ${ada.id}`) };
      await expect(bench.store.people.save(ben, taken)).rejects.toMatchObject({ code: 'failed' });
      expect(await bench.store.people.find(ben.id)).toBeUndefined();
    });

    it.each(['tab\t', 'nul\u0000nul', 'lone \udfff', '"quoted"', "Robert'); DROP TABLE people; --", '', '猫🐈'])(
      'keeps the name %j letter for letter',
      async (name) => {
        const person = await save(name);
        expect((await bench.store.people.find(person.id))?.name).toBe(name);
      },
    );

    it('renames who is there, and says so when nobody is', async () => {
      const ada = await save();
      expect(await bench.store.people.rename(ada.id, 'Countess')).toBe(true);
      expect((await bench.store.people.find(ada.id))?.name).toBe('Countess');
      expect(await bench.store.people.rename(newPerson(), 'Nobody')).toBe(false);
    });

    it('a secret is good until its end and not at it', async () => {
      const ada = await save();
      const digest = `first of ${ada.id}`;
      expect(await bench.store.people.findBySecret(digest, LATER - 1)).toEqual(ada);
      expect(await bench.store.people.findBySecret(digest, LATER)).toBeUndefined();
      await bench.store.people.renewSecret(digest, LATER + 1);
      expect(await bench.store.people.findBySecret(digest, LATER)).toEqual(ada);
    });

    it('drops one secret and leaves the others', async () => {
      const ada = await save();
      await bench.store.people.addSecret({ ...secretOf(ada, 'second'), kind: 'token' });
      await bench.store.people.dropSecret('second');
      expect(await bench.store.people.findBySecret('second', NOW)).toBeUndefined();
      expect(await bench.store.people.findBySecret(`first of ${ada.id}`, NOW)).toEqual(ada);
    });

    it('logs out everywhere: every secret and every code of that person, nobody else’s', async () => {
      const [ada, ben] = [await save(), await save('Ben')];
      await bench.store.people.addSecret(secretOf(ada, 'second'));
      await bench.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      expect(await bench.store.people.dropSecrets(ada.id)).toBe(2);
      expect(await bench.store.people.findBySecret('second', NOW)).toBeUndefined();
      expect(await bench.store.people.takeCode('code', NOW)).toBeUndefined();
      expect(await bench.store.people.findBySecret(`first of ${ben.id}`, NOW)).toEqual(ben);
    });

    it('a one-time code is taken once, however many try at once', async () => {
      const ada = await save();
      await bench.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      const takers = await Promise.all(Array.from({ length: 20 }, () => bench.store.people.takeCode('code', NOW)));
      expect(takers.filter((taker) => taker === ada.id)).toHaveLength(1);
      expect(takers.filter((taker) => taker === undefined)).toHaveLength(19);
      expect(await bench.store.people.takeCode('code', NOW)).toBeUndefined();
    });

    it('a code past its end opens nothing', async () => {
      const ada = await save();
      await bench.store.people.saveCode({ person: ada.id, digest: 'code', until: LATER });
      expect(await bench.store.people.takeCode('code', LATER)).toBeUndefined();
    });

    it('sweeps away what is past its end and nothing else', async () => {
      const ada = await save();
      await bench.store.people.addSecret({ ...secretOf(ada, 'long'), until: LATER + 1 });
      await bench.store.people.saveCode({ person: ada.id, digest: 'short', until: LATER });
      await bench.store.people.sweep(LATER);
      expect(await bench.store.people.findBySecret(`first of ${ada.id}`, 0)).toBeUndefined();
      expect(await bench.store.people.takeCode('short', 0)).toBeUndefined();
      expect(await bench.store.people.findBySecret('long', LATER)).toEqual(ada);
    });

    it('a note stands as it was first written', async () => {
      expect(await bench.store.notes.find('operator')).toBeUndefined();
      const kept = await Promise.all(['a\u0000', 'b', 'c'].map((text) => bench.store.notes.keep('operator', text)));
      expect(new Set(kept).size).toBe(1);
      expect(await bench.store.notes.keep('operator', 'later')).toBe(kept[0]);
      expect(await bench.store.notes.find('operator')).toBe(kept[0]);
    });
  });
};
