import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CertificateSigner, openCertificateSigner } from './certificate-signer.ts';

let DATA_DIR = '';
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'luyen-key-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const open = (CERTIFICATE_PRIVATE_KEY?: string) =>
  openCertificateSigner({ DATA_DIR, CERTIFICATE_PRIVATE_KEY });
const data = Buffer.from('Nguyễn Thị Ánh Nguyệt');

function accepts({ publicKey }: CertificateSigner, signature: string, bytes = data): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return verify(null, bytes, key, Buffer.from(signature, 'base64url'));
}

describe('the certificate key', () => {
  it('is created on the first start, readable only by this user, and never changes', () => {
    const first = open();
    const again = open();
    expect(again).toMatchObject({ keyId: first.keyId, publicKey: first.publicKey });
    expect(readdirSync(DATA_DIR)).toEqual(['certificate-key.pem']);
    expect(statSync(join(DATA_DIR, 'certificate-key.pem')).mode & 0o777).toBe(0o600);
    expect(accepts(first, again.sign(data))).toBe(true);
    expect(accepts(first, again.sign(data), Buffer.from('someone else'))).toBe(false);
  });

  it.each(['pem', 'der'] as const)('is read from the environment as %s without creating a file', (format) => {
    const { privateKey } = generateKeyPairSync('ed25519');
    const text =
      format === 'pem'
        ? privateKey.export({ format, type: 'pkcs8' })
        : privateKey.export({ format, type: 'pkcs8' }).toString('base64');
    const signer = open(text.toString());
    expect(accepts(signer, signer.sign(data))).toBe(true);
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  it('aborts the start when the file holds something else, without overwriting it', () => {
    writeFileSync(join(DATA_DIR, 'certificate-key.pem'), 'lost');
    expect(() => open()).toThrow(/holds no Ed25519 private key/);
    expect(statSync(join(DATA_DIR, 'certificate-key.pem')).size).toBe(4);
  });
});
