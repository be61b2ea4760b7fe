import type { CertificateKey } from '#contract/certificate.ts';
import { fromBase64Url, type SignedCertificate } from '#rules/certificate/certificate-token.ts';

/** `unknown-key`: not signed with any of the keys; `unsupported`: the browser has no Ed25519. */
export type Verdict = 'genuine' | 'forged' | 'unknown-key' | 'unsupported';

const ED25519 = { name: 'Ed25519' } as const;

async function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  try {
    return await crypto.subtle.importKey('raw', bytes, ED25519, false, ['verify']);
  } catch {
    // Also without HTTPS, where `subtle` is undefined.
    return null;
  }
}

/** Verifies the signature of the certificate's text in the browser. */
export async function verifyCertificate(
  { text, payload, signature }: SignedCertificate,
  keys: readonly CertificateKey[],
): Promise<Verdict> {
  const found = keys.find(({ id }) => id === payload.key);
  const bytes = found && fromBase64Url(found.public_key);
  if (!bytes) return 'unknown-key';
  const key = await importKey(bytes);
  const raw = fromBase64Url(signature);
  if (!key) return 'unsupported';
  const data = new TextEncoder().encode(text);
  return raw && (await crypto.subtle.verify(ED25519, key, raw, data)) ? 'genuine' : 'forged';
}

/** SHA-256 of a text, lower-case hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
