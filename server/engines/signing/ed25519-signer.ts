import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { keepKeyFile } from '#server/config/key-file.ts';
import { privateKeyFrom } from '#server/config/private-key.ts';

/** Signs with Ed25519. Verifying needs only the public key. */
export interface Signer {
  /** Id of the key: the first 16 hexadecimal digits of the SHA-256 of its public half. */
  keyId: string;
  /** The 32 bytes of the public key, base64url. */
  publicKey: string;
  /** The 64 bytes of the signature, base64url. */
  sign(bytes: Uint8Array): string;
}

/** A key file that cannot be used; its message is one line for the operator. */
class SigningKeyError extends Error {
  override name = 'SigningKeyError';
}

const newKey = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
};

function keyOfFile(path: string): KeyObject {
  const key = privateKeyFrom(keepKeyFile(path, newKey));
  if (!key) throw new SigningKeyError(`${path} holds no Ed25519 private key in PEM`);
  return key;
}

/** The 32 bytes of the public half. */
export function publicBytesOf(key: KeyObject): Buffer {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url');
}

/** The key given in a setting, else the one of that file, created when it is first needed. */
export function openSigner(setting: string | undefined, path: string): Signer {
  const key = (setting ? privateKeyFrom(setting) : null) ?? keyOfFile(path);
  const bytes = publicBytesOf(key);
  return {
    keyId: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    publicKey: bytes.toString('base64url'),
    sign: (data) => sign(null, data, key).toString('base64url'),
  };
}
