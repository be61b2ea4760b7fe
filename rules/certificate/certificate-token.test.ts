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

describe('readCertificateToken', () => {
  it.each([
    ['by itself', token],
    ['surrounded by white space', `  ${token}\n`],
    ['in the fragment of a URL', `https://luyen.example/chung-chi#${token}`],
  ])('reads a token %s', (_, given) => {
    expect(readCertificateToken(given)).toEqual({ text, payload, signature });
  });

  it('reads version 1, issued before exercises were required', () => {
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
    ['an empty text', ''],
    ['a URL without a fragment', 'https://luyen.example/chung-chi'],
    ['a missing signature', token.split('.')[0]],
    ['a signature of 63 bytes', certificateToken(text, toBase64Url(new Uint8Array(63)))],
    ['a third part', `${token}.x`],
    ['invalid characters', token.replace('.', '.%')],
    ['invalid JSON', certificateToken('name', signature)],
    ['a payload of an unknown version', certificateToken(canonicalJson({ ...payload, v: 3 }), signature)],
    ['a payload without a name', certificateToken('{"v":1}', signature)],
    [
      'a token of a megabyte',
      certificateToken(canonicalJson({ ...payload, name: 'x'.repeat(1e6) }), signature),
    ],
  ])('rejects %s', (_, given) => {
    expect(readCertificateToken(given ?? '')).toBeNull();
  });

  it('rejects base64url whose unused bits are not zero', () => {
    expect(fromBase64Url('AA')).toEqual(new Uint8Array(1));
    expect(fromBase64Url('AB')).toBeNull();
  });
});
