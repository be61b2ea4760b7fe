import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, it } from 'vitest';
import { hashPassword } from './password.ts';

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
