import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { refuseCommonPassword } from './common-password.ts';
import { fingerprint, isInIndex, shortPasswords } from './password-index.ts';

const KNOWN = { phone: '0912345678', fullName: 'Trần Minh Anh', birthday: '2004-02-29' };
const verdict = (password: string) =>
  refuseCommonPassword(hash('sha256', password), KNOWN).then(
    () => 'taken',
    (error: { code: string }) => error.code,
  );

describe('refuseCommonPassword, given only a hash, refuses', () => {
  it.each([
    ['nothing', ''],
    ['one character', '%'],
    ['three letters', 'abz'],
    ['four digits', '9274'],
    ['four letters', 'wzkq'],
    ['a common word', 'matkhau'],
    ['a common word with a year', 'Vietnam1975'],
    ['a run of keys', '1q2w3e4r'],
    ['a day', '21112003'],
    ["the learner's number", '0912345678'],
    ['a part of it', '345678'],
    ["the learner's name and number", 'minhanh5678'],
    ["the learner's birthday", 'anh29022004'],
  ])('%s', async (_, password) => {
    expect(await verdict(password)).toBe('PASSWORD_COMMON');
  });
});

it.each(['hoa-sua-thang-muoi', 'cu-roi', 'mot con vit', 'Xk3!f', '0987650123'])(
  '%s is taken',
  async (password) => {
    expect(await verdict(password)).toBe('taken');
  },
);

it('shortPasswords yields each one once', () => {
  const all = [...shortPasswords()];
  expect(all).toHaveLength(1 + 95 + 95 ** 2 + 36 ** 3 + 26 ** 4 + 10 ** 4);
  expect(new Set(all).size).toBe(all.length);
});

it.each([
  ['nothing', [], 1, false],
  ['one', [1], 1, true],
  ['three, in the middle', [1, 5, 9], 5, true],
  ['three, at the end', [1, 5, 9], 9, true],
  ['three, not there', [1, 5, 9], 6, false],
  ['three, beyond', [1, 5, 9], 10, false],
])('an index of %s', (_, numbers, wanted, found) => {
  expect(isInIndex(BigUint64Array.from(numbers, BigInt), BigInt(wanted))).toBe(found);
});

it('fingerprint returns the first eight bytes', () => {
  expect(fingerprint(hash('sha256', ''))).toBe(0xe3b0c44298fc1c14n);
});
