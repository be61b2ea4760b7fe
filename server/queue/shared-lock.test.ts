import { expect, it } from 'vitest';
import { SharedLock } from './shared-lock.ts';

/** Lets what is due happen. */
const turn = () => new Promise(setImmediate);

it('lets one in alone, after all before it and ahead of all after it', async () => {
  const gate = new SharedLock();
  const inside = new Map<string, () => void>();
  const enter = (name: string, alone: boolean) =>
    void gate.enter(alone).then((leave) =>
      inside.set(name, () => {
        inside.delete(name);
        leave();
      }),
    );
  const names = async () => {
    await turn();
    return [...inside.keys()].join();
  };
  enter('a', false);
  enter('b', false);
  enter('suspect', true);
  enter('c', false);
  enter('d', false);
  expect(await names()).toBe('a,b');
  inside.get('a')?.();
  expect(await names()).toBe('b');
  inside.get('b')?.();
  expect(await names()).toBe('suspect');
  inside.get('suspect')?.();
  expect(await names()).toBe('c,d');
});
