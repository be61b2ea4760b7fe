import { createPrivateKey, type KeyObject } from 'node:crypto';

/** An Ed25519 private key from its PKCS #8 form, as PEM or as the base64 of its DER; null for anything else. */
export function privateKeyFrom(text: string): KeyObject | null {
  try {
    const key = text.includes('-----BEGIN')
      ? createPrivateKey(text)
      : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
