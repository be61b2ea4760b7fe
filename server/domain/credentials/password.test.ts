import { describe, expect, it } from 'vitest';
import { checkPassword, hashPassword } from './password.ts';

describe('password', () => {
  it('accepts the password it was made of, and no other', async () => {
    const stored = await hashPassword('a'.repeat(64));
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await checkPassword('a'.repeat(64), stored)).toBe(true);
    expect(await checkPassword('b'.repeat(64), stored)).toBe(false);
  });

  it('never accepts one where none is set', async () => {
    expect(await checkPassword('a'.repeat(64), null)).toBe(false);
  });

  it('salts: the same password is stored differently', async () => {
    expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
  });
});
