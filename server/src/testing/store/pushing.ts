import { describe, expect, it } from 'vitest';
import type { PushSubscription } from '../../store/pushes.js';
import type { Bench } from './bench.js';
import { newPerson } from './samples.js';

const browser = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
});

export const describePushes = (bench: Bench): void => {
  describe('browsers that want to be told', () => {
    it('are kept for their person, also after opening again', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await bench.store.pushes.save(ada, browser('laptop'), 1);
      await bench.store.pushes.save(ada, browser('phone'), 2);
      await bench.reopen();
      expect(await bench.store.pushes.of(ada)).toEqual([browser('phone'), browser('laptop')]);
      expect(await bench.store.pushes.of(ben)).toEqual([]);
    });

    it('belong to whoever saved them last', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await bench.store.pushes.save(ada, browser('shared'), 1);
      await bench.store.pushes.save(ben, browser('shared'), 2);
      expect(await bench.store.pushes.of(ada)).toEqual([]);
      expect(await bench.store.pushes.of(ben)).toEqual([browser('shared')]);
    });

    it('are ten for each person, the newest', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await bench.store.pushes.save(ben, browser('ben'), 0);
      for (let index = 0; index < 12; index++) await bench.store.pushes.save(ada, browser(`tab ${index}`), index);
      const kept = await bench.store.pushes.of(ada);
      expect(kept).toHaveLength(10);
      expect(kept.at(-1)).toEqual(browser('tab 2'));
      expect(await bench.store.pushes.of(ben)).toHaveLength(1);
    });

    it('are forgotten one by one or all at once, of nobody else', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      for (const name of ['one', 'two', 'three']) await bench.store.pushes.save(ada, browser(name), 1);
      await bench.store.pushes.save(ben, browser('ben'), 1);
      await bench.store.pushes.drop(browser('one').endpoint);
      await bench.store.pushes.dropOf(ada, browser('two').endpoint);
      await bench.store.pushes.dropOf(ada, browser('ben').endpoint);
      expect(await bench.store.pushes.of(ada)).toEqual([browser('three')]);
      await bench.store.pushes.dropOf(ada);
      expect(await bench.store.pushes.of(ada)).toEqual([]);
      expect(await bench.store.pushes.of(ben)).toHaveLength(1);
    });

    it('hear nothing more after their person logged out everywhere', async () => {
      const ada = newPerson();
      await bench.store.pushes.save(ada, browser('lost phone'), 1);
      await bench.store.people.dropSecrets(ada);
      expect(await bench.store.pushes.of(ada)).toEqual([]);
    });
  });
};
