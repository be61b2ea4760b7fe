/**
 * Verifies a certificate with only a public key: no network, no database, no other file of this project.
 *
 *   node operator/verify-certificate.ts FILE.pdf|ADDRESS PUBLIC_KEY_FILE
 *
 * The key file is the response of GET /api/certificates/keys, or one or more public keys in PEM. Exit code
 * 0: genuine; 1: not genuine; 2: it could not be checked.
 */
import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** Why a certificate is not genuine, or could not be checked; the message is for the user of the script. */
class Refusal extends Error {
  readonly exitCode: 1 | 2;
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

type Keys = ReadonlyMap<string, KeyObject>;

/** Strict base64url: no two texts decode to the same bytes. */
function bytesOf(text: unknown): Buffer {
  const bytes = typeof text === 'string' ? Buffer.from(text, 'base64url') : Buffer.alloc(0);
  if (bytes.length === 0 || bytes.toString('base64url') !== text) throw new Refusal('not base64url');
  return bytes;
}

const rawKey = (key: KeyObject): Buffer =>
  Buffer.from(String(key.export({ format: 'jwk' }).x ?? ''), 'base64url');
const idOf = (key: KeyObject): string => createHash('sha256').update(rawKey(key)).digest('hex').slice(0, 16);

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined;
}

function keysOf(file: string): Keys {
  const text = readFileSync(file, 'utf8');
  const pems = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g);
  if (pems) return new Map(pems.map((pem) => createPublicKey(pem)).map((key) => [idOf(key), key]));
  const json: unknown = JSON.parse(text);
  const listed = member(member(json, 'data') ?? json, 'keys');
  if (!Array.isArray(listed)) throw new Refusal(`${file} holds no public keys`, 2);
  return new Map(
    listed.map((entry) => {
      const x = bytesOf(member(entry, 'public_key')).toString('base64url');
      const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
      return [idOf(key), key];
    }),
  );
}

function check(keys: Keys, id: unknown, bytes: Buffer, signature: string, what: string): void {
  const key = keys.get(String(id));
  if (!key) throw new Refusal(`${what} is signed with key ${String(id)}, which the key file does not hold`);
  const raw = bytesOf(signature);
  if (raw.length !== 64 || !verify(null, bytes, key, raw))
    throw new Refusal(`${what} does not fit its signature`);
}

function checkPayload(keys: Keys, text: string, signature: string): Record<string, unknown> {
  const payload: unknown = JSON.parse(text);
  check(keys, member(payload, 'key'), Buffer.from(text), signature, 'the content');
  return { ...(typeof payload === 'object' ? payload : {}) };
}

/** The text of the attachment: the stream of the PDF's embedded file. */
function attachmentOf(pdf: Buffer): string {
  const latin = pdf.toString('latin1');
  const at = latin.indexOf('/Type /EmbeddedFile');
  const begin = latin.indexOf('stream\n', at) + 'stream\n'.length;
  const head = latin.slice(at, begin);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  if (at < 0 || !Number.isInteger(length)) throw new Refusal('the file holds no certificate');
  const stream = pdf.subarray(begin, begin + length);
  return (head.includes('/FlateDecode') ? inflateSync(stream) : stream).toString('utf8');
}

function verifyPdf(pdf: Buffer, keys: Keys): Record<string, unknown> {
  // Everything but the last line is signed, so that nothing on the page can be altered.
  const end = pdf.lastIndexOf('\n%luyen-signature ') + 1;
  const line = /^%luyen-signature ([0-9a-f]{16}) ([\w-]{86})\n$/.exec(pdf.subarray(end).toString('latin1'));
  if (end === 0 || !line) throw new Refusal('the file does not end with a signature');
  const [, id, signature = ''] = line;
  check(keys, id, pdf.subarray(0, end), signature, 'the file');
  const sealed: unknown = JSON.parse(attachmentOf(pdf));
  return checkPayload(keys, String(member(sealed, 'payload')), String(member(sealed, 'signature')));
}

function verifyAddress(address: string, keys: Keys): Record<string, unknown> {
  const [content, signature = '', ...rest] = address.slice(address.indexOf('#') + 1).split('.');
  if (rest.length > 0) throw new Refusal('the address holds no certificate');
  return checkPayload(keys, bytesOf(content).toString('utf8'), signature);
}

function run([what, keyFile]: string[]): number {
  if (!what || !keyFile)
    throw new Refusal('usage: verify-certificate.ts FILE.pdf|ADDRESS PUBLIC_KEY_FILE', 2);
  const keys = keysOf(keyFile);
  const certificate = what.includes('#') ? verifyAddress(what, keys) : verifyPdf(readFileSync(what), keys);
  console.log('genuine');
  for (const [name, value] of Object.entries(certificate)) console.log(`  ${name}: ${String(value)}`);
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  const unreadable = error instanceof Error && 'code' in error;
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Refusal ? error.exitCode : unreadable ? 2 : 1;
}
