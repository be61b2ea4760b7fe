import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';
import { certificateToken, fromBase64Url, readCertificateToken, toBase64Url } from './certificate-token.ts';

const payload = {
  v: 2,
  serial: 'LY-2026-ABCD-EFGH-JKMN',
  name: 'Nguyễn Thị Ánh Nguyệt',
  course_id: 'starter',
  course: 'Khởi động IELTS',
  completed_on: '2026-03-02',
  result: 85,
  lessons: 2,
  exercises: 4,
  questions: 40,
  answered: 38,
  needed: 50,
  key: '0123456789abcdef',
} as const;
const text = canonicalJson(payload);
const signature = toBase64Url(new Uint8Array(64).fill(7));
const token = certificateToken(text, signature);

describe('a certificate in an address', () => {
  it.each([
    ['by itself', token],
    ['with spaces from a message', `  ${token}\n`],
    ['at the end of an address', `https://luyen.example/chung-chi#${token}`],
  ])('is read %s', (_, given) => {
    expect(readCertificateToken(given)).toEqual({ text, payload, signature });
  });

  it('is read in the form issued before exercises had to be done', () => {
    const { lessons: _, exercises: __, questions: ___, answered: ____, needed: _____, ...facts } = payload;
    const before = { ...facts, v: 1, level: 'Foundation' } as const;
    const old = canonicalJson(before);
    expect(readCertificateToken(certificateToken(old, signature))).toEqual({
      text: old,
      payload: before,
      signature,
    });
  });

  it.each([
    ['nothing', ''],
    ['an address without it', 'https://luyen.example/chung-chi'],
    ['a lost signature', token.split('.')[0]],
    ['a signature of 63 bytes', certificateToken(text, toBase64Url(new Uint8Array(63)))],
    ['a third part', `${token}.x`],
    ['other signs', token.replace('.', '.%')],
    ['what is no JSON', certificateToken('name', signature)],
    ['a payload of another form', certificateToken(canonicalJson({ ...payload, v: 3 }), signature)],
    ['a payload without a name', certificateToken('{"v":1}', signature)],
    ['one of a megabyte', certificateToken(canonicalJson({ ...payload, name: 'x'.repeat(1e6) }), signature)],
  ])('%s is none', (_, given) => {
    expect(readCertificateToken(given ?? '')).toBeNull();
  });

  it('is written in one way only: the bits that stand for nothing are zero', () => {
    expect(fromBase64Url('AA')).toEqual(new Uint8Array(1));
    expect(fromBase64Url('AB')).toBeNull();
  });
});
