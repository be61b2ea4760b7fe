import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, verifyCertificate } from './verify-certificate.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const id = '0123456789abcdef';
const keys = [{ id, algorithm: 'Ed25519' as const, public_key: publicKey.export({ format: 'jwk' }).x ?? '' }];
const payload = {
  v: 2 as const,
  serial: 'LY-2026-7K3M-9QXT-2FVB',
  name: 'Nguyễn Thị Ánh Nguyệt',
  course_id: 'starter',
  course: 'Khởi động IELTS',
  lessons: 2,
  exercises: 4,
  questions: 40,
  answered: 38,
  needed: 60,
  completed_on: '2026-03-02',
  result: null,
  key: id,
};
const text = JSON.stringify(payload);
const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
const otherSignature = sign(null, Buffer.from(`${text} `), privateKey).toString('base64url');
const certificate = { text, payload, signature };

describe('verifyCertificate', () => {
  it('accepts a valid signature', async () => {
    expect(await verifyCertificate(certificate, keys)).toBe('genuine');
  });

  it.each([
    ['another name', { ...certificate, text: text.replace('Ánh', 'Anh') }, 'forged'],
    ['another signature', { ...certificate, signature: otherSignature }, 'forged'],
    ['a key that is not ours', { ...certificate, payload: { ...payload, key: 'x' } }, 'unknown-key'],
  ])('refuses %s', async (_, given, verdict) => {
    expect(await verifyCertificate(given, keys)).toBe(verdict);
  });
});

it('sha256 returns the same digest as the server', async () => {
  expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
