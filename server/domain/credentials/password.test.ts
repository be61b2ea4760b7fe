import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

describe('password', () => {
  it('accepts the hashed password and no other', async () => {
    const stored = await hashPassword('a'.repeat(64));
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await checkPassword('a'.repeat(64), stored, 'signed-in')).toBe(true);
    expect(await checkPassword('b'.repeat(64), stored, 'signed-in')).toBe(false);
  });

  it('accepts none when no password is set', async () => {
    expect(await checkPassword('a'.repeat(64), null, 'strangers')).toBe(false);
  });

  it('uses a salt: hashing a password twice gives different results', async () => {
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
  });
});
