import { describe, expect, it } from 'vitest';
import { type ProfileDraft, profileBody, profileErrors } from './profile-rules.ts';

const draft: ProfileDraft = {
  fullName: 'Lê Thị Bình',
  email: '',
  birthday: '',
  province: '',
  ward: '',
  line: '',
};
const TODAY = '2026-11-21';

describe('profileErrors', () => {
  it.each([
    ['a name alone', {}, {}],
    ['all of it', { email: 'a@b.vn', birthday: '2004-02-29', province: '01', ward: '00004', line: '1' }, {}],
    ['an address without a line', { province: '01', ward: '00004' }, {}],
    ['no name', { fullName: '  ' }, { fullName: 'Thiếu thông tin họ và tên' }],
    ['a long name', { fullName: 'a'.repeat(201) }, { fullName: 'Họ và tên có độ dài quá 200 ký tự' }],
    ['a name that fits once composed', { fullName: 'e\u0301'.repeat(200) }, {}],
    ['a wrong e-mail', { email: 'binh@vn' }, { email: 'Email không đúng định dạng' }],
    ['an e-mail with a space', { email: 'a b@c.vn' }, { email: 'Email không đúng định dạng' }],
    ['a long e-mail', { email: `${'a'.repeat(200)}@b.vn` }, { email: 'Email có độ dài quá 200 ký tự' }],
    ['a birthday today', { birthday: TODAY }, {}],
    ['a birthday tomorrow', { birthday: '2026-11-22' }, { birthday: 'Ngày sinh chưa đúng' }],
    ['a birthday long ago', { birthday: '1899-12-31' }, { birthday: 'Ngày sinh chưa đúng' }],
    ['an incomplete birthday', { birthday: '2004-02' }, { birthday: 'Ngày sinh chưa đúng' }],
    ['no ward', { province: '01' }, { ward: 'Bạn chọn thêm phường, xã hoặc đặc khu nhé' }],
    ['a line alone', { line: '12 Lê Lợi' }, { province: 'Bạn chọn tỉnh, thành phố trước nhé' }],
  ] as [string, Partial<ProfileDraft>, object][])('%s', (_, given, errors) => {
    expect(profileErrors({ ...draft, ...given }, TODAY)).toEqual(errors);
  });
});

describe('profileBody', () => {
  it('sends empty fields as null', () => {
    expect(profileBody({ ...draft, fullName: ' Le\u0302 ', email: ' ' })).toEqual({
      full_name: 'Lê',
      email: null,
      birthday: null,
      address: null,
    });
  });

  it('sends an address as codes', () => {
    expect(profileBody({ ...draft, province: '01', ward: '00004', line: ' 12 Lê Lợi ' }).address).toEqual({
      province: '01',
      ward: '00004',
      line: '12 Lê Lợi',
    });
  });
});
