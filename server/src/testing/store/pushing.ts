import { describe, expect, it } from 'vitest';
import type { PushSubscription } from '../../store/pushSubscriptions.js';
import { newPerson } from './samples.js';
import type { StoreUnderTest } from './useStore.js';

const browser = (name: string): PushSubscription => ({
  endpoint: `https://push.example/${name}`,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
});

export const describePushes = (subject: StoreUnderTest): void => {
  describe('push subscriptions', () => {
    it('push subscriptions are kept for their person, also after a restart', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await subject.store.pushes.save(ada, browser('laptop'), 1);
      await subject.store.pushes.save(ada, browser('phone'), 2);
      await subject.reopen();
      expect(await subject.store.pushes.of(ada)).toEqual([browser('phone'), browser('laptop')]);
      expect(await subject.store.pushes.of(ben)).toEqual([]);
    });

    it('a push subscription belongs to the person who saved it last', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await subject.store.pushes.save(ada, browser('shared'), 1);
      await subject.store.pushes.save(ben, browser('shared'), 2);
      expect(await subject.store.pushes.of(ada)).toEqual([]);
      expect(await subject.store.pushes.of(ben)).toEqual([browser('shared')]);
    });

    it('a person has at most ten push subscriptions, the newest', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      await subject.store.pushes.save(ben, browser('ben'), 0);
      for (let index = 0; index < 12; index++) await subject.store.pushes.save(ada, browser(`tab ${index}`), index);
      const kept = await subject.store.pushes.of(ada);
      expect(kept).toHaveLength(10);
      expect(kept.at(-1)).toEqual(browser('tab 2'));
      expect(await subject.store.pushes.of(ben)).toHaveLength(1);
    });

    it('push subscriptions of a person are dropped one by one or all at once', async () => {
      const [ada, ben] = [newPerson(), newPerson()];
      for (const name of ['one', 'two', 'three']) await subject.store.pushes.save(ada, browser(name), 1);
      await subject.store.pushes.save(ben, browser('ben'), 1);
      await subject.store.pushes.drop(browser('one').endpoint);
      await subject.store.pushes.dropOf(ada, browser('two').endpoint);
      await subject.store.pushes.dropOf(ada, browser('ben').endpoint);
      expect(await subject.store.pushes.of(ada)).toEqual([browser('three')]);
      await subject.store.pushes.dropOf(ada);
      expect(await subject.store.pushes.of(ada)).toEqual([]);
      expect(await subject.store.pushes.of(ben)).toHaveLength(1);
    });

    it('logging out everywhere drops the push subscriptions', async () => {
      const ada = newPerson();
      await subject.store.pushes.save(ada, browser('lost phone'), 1);
      await subject.store.people.dropSecrets(ada);
      expect(await subject.store.pushes.of(ada)).toEqual([]);
    });
  });
};
