import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

const { argon2 } = crypto;
crypto.argon2 = (_, __, done) => setImmediate(() => done(null, Buffer.alloc(32)));
syncBuiltinESMExports();
afterAll(() => {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
});

it('refuses further hashing when a whole class is queued, with a retry delay', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 255 }, () => hashPassword('x')));
  const refused = settled.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$/);
});

it('lets strangers wait in a part of the queue only', async () => {
  const stored = await hashPassword('x');
  const tries = Array.from({ length: 200 }, () => checkPassword('x', stored, 'strangers'));
  const owners = [checkPassword('x', stored, 'known-device'), checkPassword('x', stored, 'signed-in')];
  const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(50);
  expect(await Promise.all(owners)).toEqual([true, true]);
  expect(await checkPassword('x', stored, 'strangers')).toBe(true);
});
