import { describe, expect, it } from 'vitest';
import { commonPasswords, guessablePasswords, isCommonPassword, PASSWORD_MIN } from './common-passwords.ts';

const KNOWN = { phone: '0912345678', fullName: 'Đỗ Thị Hồng', birthday: '2004-02-29' };

describe('a common password', () => {
  it.each([
    'matkhau',
    'MATKHAU',
    'Matkhau@123',
    'password1',
    'qwerty',
    'QWERTY',
    'poiuyt',
    'iloveyou',
    'anhyeuem123',
    'vietnam2026',
    'ielts9',
    '12345',
    '987654321',
    '00000',
    'aaaaaa',
    '121212',
    'abcabc',
    '1qaz2wsx',
    '147258369',
    '30041975',
    '19750430',
    '300475',
  ])('%s', (password) => {
    expect(isCommonPassword(password, { phone: '0300000000' })).toBe(true);
  });

  it.each([
    ['the number', '0912345678'],
    ['with the country', '84912345678'],
    ['its end', '45678'],
    ['backwards', '8765432190'],
    ['the name', 'dothihong'],
    ['the name backwards', 'hongthido'],
    ['name and end of the number', 'hong678'],
    ['name and birth', 'Hong2902'],
    ['name and year', 'hong2004'],
    ['the birthday', '29022004'],
  ])('is guessable from the learner: %s, %s', (_, password) => {
    expect(isCommonPassword(password, KNOWN)).toBe(true);
  });

  it.each(['hoa-sua-thang-muoi', 'cu-roi', 'moi-hon', 'bao gio ve', 'vitcon7ngay', '0987650123', 'ĐiHọcSớm'])(
    'is not %s',
    (password) => {
      expect(isCommonPassword(password, KNOWN)).toBe(false);
    },
  );
});

it('recognises every generated password, none of which is shorter than a password may be', () => {
  const all = [...commonPasswords()];
  expect(all.length).toBeGreaterThan(300_000);
  const short = [...all, ...guessablePasswords(KNOWN)].filter(({ length }) => length < PASSWORD_MIN);
  expect(short).toEqual([]);
  // Each check is slow, so only a sample is checked.
  const some = all.filter((_, at) => at % 19_997 === 0);
  expect(some.filter((password) => !isCommonPassword(password, { phone: '0300000000' }))).toEqual([]);
});
