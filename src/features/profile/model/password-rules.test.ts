import { describe, expect, it } from 'vitest';
import { type PasswordDraft, type Proof, passwordErrors } from './password-rules.ts';

const right: PasswordDraft = {
  oldPassword: 'cu',
  code: '012345',
  newPassword: 'moi-hon',
  confirmation: 'moi-hon',
};

describe('passwordErrors', () => {
  it.each([
    ['no errors with the old password', 'password', { code: '' }, {}],
    ['no errors with a code', 'code', { oldPassword: '' }, {}],
    [
      'no old password',
      'password',
      { oldPassword: '' },
      { oldPassword: 'Mật khẩu hiện tại là một trường bắt buộc' },
    ],
    ['an incomplete code', 'code', { code: '0123' }, { code: 'Nhập đầy đủ mã OTP' }],
    [
      'nothing typed',
      'password',
      { newPassword: '', confirmation: '' },
      {
        newPassword: 'Mật khẩu là một trường bắt buộc',
        confirmation: 'Nhập lại mật khẩu là một trường bắt buộc',
      },
    ],
    [
      'four characters',
      'password',
      { newPassword: 'abcd', confirmation: 'abcd' },
      { newPassword: 'Mật khẩu ít nhất 5 ký tự' },
    ],
    ['five characters', 'password', { newPassword: 'k3hoa', confirmation: 'k3hoa' }, {}],
    [
      'a common password',
      'password',
      { newPassword: 'matkhau', confirmation: 'matkhau' },
      { newPassword: 'Mật khẩu này dễ đoán nên chưa an toàn. Bạn chọn mật khẩu khác giúp mình nhé.' },
    ],
    [
      'the learner’s phone number',
      'code',
      { newPassword: '345678', confirmation: '345678' },
      { newPassword: 'Mật khẩu này dễ đoán nên chưa an toàn. Bạn chọn mật khẩu khác giúp mình nhé.' },
    ],
    [
      'a different confirmation',
      'password',
      { confirmation: 'moi hon' },
      { confirmation: 'Mật khẩu không chính xác, vui lòng thử lại !' },
    ],
  ] as [string, Proof, Partial<PasswordDraft>, object][])('%s', (_, proof, given, errors) => {
    expect(passwordErrors({ ...right, ...given }, proof, { phone: '0912345678' })).toEqual(errors);
  });
});
