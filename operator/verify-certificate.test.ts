import { execFile } from 'node:child_process';
import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { canonicalJson } from '#rules/certificate/canonical-json.ts';
import { certificateToken } from '#rules/certificate/certificate-token.ts';
import { certificatePdf } from '#server/areas/certificate/pdf/certificate-pdf.ts';
import { openCertificateSigner } from '#server/engines/certificates/certificate-signer.ts';

const directory = mkdtempSync(join(tmpdir(), 'luyen-verify-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const file = (name: string, content: string | Buffer): string => {
  writeFileSync(join(directory, name), content);
  return join(directory, name);
};
const signerIn = (name: string) =>
  openCertificateSigner({ DATA_DIR: mkdtempSync(join(directory, name)), CERTIFICATE_PRIVATE_KEY: undefined });
const pemOf = ({ publicKey: x }: { publicKey: string }) =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    .export({ format: 'pem', type: 'spki' })
    .toString();

const [signer, newer] = [signerIn('old'), signerIn('new')];
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
  result: 85,
  key: signer.keyId,
};
const text = canonicalJson(payload);
const signature = signer.sign(Buffer.from(text));
const address = 'https://luyen.example/chung-chi';
const sealed = { payload, text, signature, address, at: new Date('2026-03-02T00:00:00Z') };
const pdf = await certificatePdf(sealed, signer);
const json = JSON.stringify({
  data: { keys: [{ id: signer.keyId, algorithm: 'Ed25519', public_key: signer.publicKey }] },
});
const keys = file('keys.json', json);

/** Exit code and output. */
async function verified(what: string, keyFile = keys): Promise<{ code: unknown; said: string }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'operator/verify-certificate.ts',
      what,
      keyFile,
    ]);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: unknown; stderr: string };
    return { code, said: stderr };
  }
}

describe('the verifying script', () => {
  it('accepts the file and prints its owner', async () => {
    const { code, said } = await verified(file('good.pdf', pdf));
    expect(said).toContain('name: Nguyễn Thị Ánh Nguyệt');
    expect(code).toBe(0);
  });

  it('accepts a URL, and a key in PEM', async () => {
    const token = certificateToken(text, signature);
    expect(await verified(`${address}#${token}`, file('key.pem', pemOf(signer)))).toMatchObject({ code: 0 });
  });

  it('accepts a file made after a key rotation if both keys are given', async () => {
    const later = file('later.pdf', await certificatePdf(sealed, newer));
    const both = file('both.pem', pemOf(signer) + pemOf(newer));
    expect(await verified(later, both)).toMatchObject({ code: 0 });
    expect(await verified(later)).toMatchObject({ code: 1 });
  });

  it.each([
    ['the head', 5],
    ['the attachment', pdf.indexOf('/EmbeddedFile') + 300],
    ['the page', pdf.length >> 1],
    ['the trailer', pdf.lastIndexOf('startxref') + 12],
    ['the key it names', pdf.length - 90],
    ['the last character of the signature', pdf.length - 2],
    ['the final line break', pdf.length - 1],
  ])('rejects one changed byte in %s', async (_, at) => {
    const changed = Buffer.from(pdf);
    changed.writeUInt8((changed.at(at) ?? 0) ^ 1, at);
    expect(await verified(file('changed.pdf', changed))).toMatchObject({ code: 1 });
  });

  it.each([
    ['something added', Buffer.concat([pdf, Buffer.from('\n')])],
    ['no signature', pdf.subarray(0, pdf.lastIndexOf('\n%luyen'))],
    ['nothing', Buffer.alloc(0)],
  ])('rejects a file with %s', async (_, bytes) => {
    expect(await verified(file('other.pdf', bytes))).toMatchObject({ code: 1 });
  });

  it.each([
    ['another name', certificateToken(text.replace('Ánh', 'Anh'), signature)],
    [
      'a changed signature',
      certificateToken(text, `${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`),
    ],
    ['no signature', certificateToken(text, '')],
    ['nothing', ''],
  ])('rejects a URL with %s', async (_, token) => {
    expect(await verified(`${address}#${token}`)).toMatchObject({ code: 1 });
  });

  it('rejects a different key, and reports when it cannot check', async () => {
    const good = file('good.pdf', pdf);
    expect(await verified(good, file('other.pem', pemOf(newer)))).toMatchObject({ code: 1 });
    expect(await verified(good, join(directory, 'missing'))).toMatchObject({ code: 2 });
    expect(await verified(join(directory, 'missing.pdf'))).toMatchObject({ code: 2 });
    expect(await verified(good, file('empty.json', '{}'))).toMatchObject({ code: 2 });
  });
});
