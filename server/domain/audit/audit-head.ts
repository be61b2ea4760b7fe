import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/mini';
import type { Config } from '#server/config/config.ts';
import { openSigner, type Signer } from '#server/engines/signing/ed25519-signer.ts';

/** File of `DATA_DIR` with the key that signs heads, unless it is a setting. */
export const AUDIT_KEY_FILE = 'audit-key.pem';

export const openAuditSigner = (config: Pick<Config, 'DATA_DIR' | 'AUDIT_PRIVATE_KEY'>): Signer =>
  openSigner(config.AUDIT_PRIVATE_KEY, join(config.DATA_DIR, AUDIT_KEY_FILE));

const auditHead = z.object({
  /** Number of the newest entry. */
  entry: z.int().check(z.positive()),
  /** Its hash. */
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  at: z.iso.datetime(),
  /** Public key, 32 bytes in base64url. */
  key: z.string().check(z.regex(/^[\w-]{43}$/)),
  /** 64 bytes in base64url. */
  signature: z.string().check(z.regex(/^[\w-]{86}$/)),
});

/** What the newest entry of the audit trail was at a moment, signed. */
export type AuditHead = z.infer<typeof auditHead>;

/** The first line keeps the signature from meaning anything elsewhere. */
const signedText = ({ entry, hash, at }: Omit<AuditHead, 'key' | 'signature'>): Buffer =>
  Buffer.from(['luyen-audit-head', entry, hash, at].join('\n'));

export function signHead(signer: Signer, entry: number, hash: string, moment: Date): AuditHead {
  const head = { entry, hash, at: moment.toISOString() };
  return { ...head, key: signer.publicKey, signature: signer.sign(signedText(head)) };
}

const verifyInBackground = promisify<null, Buffer, KeyObject, Buffer, boolean>(verify);

/** Whether the signature is right, by one of these keys; a head of another key proves nothing. */
export async function isGenuine(head: AuditHead, keys: ReadonlySet<string>): Promise<boolean> {
  if (!keys.has(head.key)) return false;
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: head.key }, format: 'jwk' });
  return verifyInBackground(null, signedText(head), key, Buffer.from(head.signature, 'base64url'));
}

/** The head in a line of JSON, which may hold more, such as a line of the log; null if there is none. */
export function headOfLine(line: string): AuditHead | null {
  try {
    const parsed = auditHead.safeParse(JSON.parse(line));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
