import { expect, it, vi } from 'vitest';
import { hashPassword } from './password.ts';

vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  argon2: (_: string, __: object, done: (error: null, tag: Buffer) => void) =>
    setImmediate(() => done(null, Buffer.alloc(32))),
}));

it('refuses further hashing when a whole class is queued, with a retry delay', async () => {
  const settled = await Promise.allSettled(Array.from({ length: 255 }, () => hashPassword('x')));
  const refused = settled.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(3);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  expect(await hashPassword('x')).toMatch(/^\$argon2id\$/);
});
