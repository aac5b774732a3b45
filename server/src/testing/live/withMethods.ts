import type { Store } from '../../store/store.js';

/** A store that does some things in another way. */
export const withMethods = (store: Store, methods: Partial<Store>): Store =>
  new Proxy(store, {
    get: (target, name) => {
      const own: unknown = Reflect.get(methods, name);
      const value: unknown = own ?? Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
