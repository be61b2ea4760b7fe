import { describe, expect, it } from 'vitest';
import { type AdviceErrors, type AdviceFields, adviceErrors, tidyAdvice } from './advice-rules.ts';

const GOOD: AdviceFields = { name: 'Trần Minh Anh', phone: '0912345678', email: '' };
const emailOf = (length: number): string => `${'a'.repeat(length - 5)}@b.vn`;

const CASES: [string, Partial<AdviceFields>, AdviceErrors, AdviceErrors][] = [
  ['no email', {}, {}, {}],
  ['an email', { email: 'minh.anh+ielts@thu.example.vn' }, {}, {}],
  [
    'nothing at all',
    { name: '', phone: '' },
    { name: 'Thiếu thông tin họ và tên', phone: 'Thiếu thông tin số điện thoại' },
    { name: 'Họ và tên là một trường bắt buộc', phone: 'Số điện thoại là một trường bắt buộc' },
  ],
  [
    'spaces only',
    { name: '   ', phone: '  ', email: '  ' },
    { name: 'Thiếu thông tin họ và tên', phone: 'Thiếu thông tin số điện thoại' },
    { name: 'Họ và tên là một trường bắt buộc', phone: 'Số điện thoại là một trường bắt buộc' },
  ],
  ['a name of 50 characters', { name: 'ẫ'.repeat(50) }, {}, {}],
  ['a name of 50 letters with separate marks', { name: 'ẫ'.repeat(50).normalize('NFD') }, {}, {}],
  ['a name of 51 characters', { name: 'ẫ'.repeat(51) }, {}, { name: 'Họ và tên không quá 50 ký tự' }],
  ['a name of 200 characters', { name: 'a'.repeat(200) }, {}, { name: 'Họ và tên không quá 50 ký tự' }],
  [
    'a name of 201 characters',
    { name: 'a'.repeat(201) },
    { name: 'Họ và tên có độ dài quá 200 ký tự' },
    { name: 'Họ và tên không quá 50 ký tự' },
  ],
  ['a phone with +84, spaces and dots', { phone: ' +84 912.345 678' }, {}, {}],
  ['a phone with 84', { phone: '84912345678' }, {}, {}],
  [
    'a landline',
    { phone: '0243123456' },
    { phone: 'Số điện thoại không đúng định dạng' },
    { phone: 'Số điện thoại không hợp lệ' },
  ],
  [
    'a phone with a letter',
    { phone: '091234567a' },
    { phone: 'Số điện thoại không đúng định dạng' },
    { phone: 'Số điện thoại không hợp lệ' },
  ],
  [
    'an email with no dot',
    { email: 'anh@thu' },
    { email: 'Email không đúng định dạng' },
    { email: 'Email không hợp lệ' },
  ],
  [
    'an email with a space',
    { email: 'minh anh@thu.vn' },
    { email: 'Email không đúng định dạng' },
    { email: 'Email không hợp lệ' },
  ],
  ['an email of 100 characters', { email: emailOf(100) }, {}, {}],
  ['an email of 101 characters', { email: emailOf(101) }, {}, { email: 'Email không quá 100 ký tự' }],
  [
    'an email of 201 characters',
    { email: emailOf(201) },
    { email: 'Email có độ dài quá 200 ký tự' },
    { email: 'Email không quá 100 ký tự' },
  ],
];

describe.each(CASES)('asking for advice with %s', (_, given, modal, footer) => {
  const fields = tidyAdvice({ ...GOOD, ...given });

  it('in the modal', () => {
    expect(adviceErrors('modal', fields)).toEqual(modal);
  });

  it('in the footer', () => {
    expect(adviceErrors('footer', fields)).toEqual(footer);
  });
});

it('normalises the fields to be sent', () => {
  expect(
    tidyAdvice({ name: ' Ngô Ẩn '.normalize('NFD'), phone: '+84 (91) 234-5678', email: ' a@b.vn ' }),
  ).toEqual({
    name: 'Ngô Ẩn',
    phone: '0912345678',
    email: 'a@b.vn',
  });
});
