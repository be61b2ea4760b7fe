import { type CertificatePayload, certificatePayloadSchema } from '#contract/certificate.ts';

/** A certificate as presented: the exact text that was signed, its payload, and the signature. */
export interface SignedCertificate {
  text: string;
  payload: CertificatePayload;
  /** base64url of the 64 bytes. */
  signature: string;
}

/** Maximum length of a token, characters: names and courses have limits far below it. */
const TOKEN_MAX = 8_000;

export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes base64url; null if it is invalid or not canonical. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** Payload and signature as a token for a URL. */
export const certificateToken = (text: string, signature: string): string =>
  `${toBase64Url(new TextEncoder().encode(text))}.${signature}`;

/** Reads a token, or a URL with one in its fragment. Null if invalid; does not verify the signature. */
export function readCertificateToken(given: string): SignedCertificate | null {
  const token = given.trim().slice(given.trim().lastIndexOf('#') + 1);
  const [first = '', signature = '', ...rest] = token.split('.');
  const bytes = fromBase64Url(first);
  if (token.length > TOKEN_MAX || rest.length > 0 || !bytes || fromBase64Url(signature)?.length !== 64)
    return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const parsed = certificatePayloadSchema.safeParse(JSON.parse(text));
    return parsed.success ? { text, payload: parsed.data, signature } : null;
  } catch {
    return null;
  }
}
