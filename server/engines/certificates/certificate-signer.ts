import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { keepKeyFile } from '#server/config/key-file.ts';
import { privateKeyFrom } from '#server/config/private-key.ts';

/** Signs with Ed25519. Verifying needs only the public key. */
export interface CertificateSigner {
  /** Id of the key: the first 16 hexadecimal digits of the SHA-256 of its public half. */
  keyId: string;
  /** The 32 bytes of the public key, base64url. */
  publicKey: string;
  /** The 64 bytes of the signature, base64url. */
  sign(bytes: Uint8Array): string;
}

/** A key file that cannot be used; its message is one line for the operator. */
class CertificateKeyError extends Error {
  override name = 'CertificateKeyError';
}

const newKey = (): string => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
};

function keyOfFile(path: string): KeyObject {
  const key = privateKeyFrom(keepKeyFile(path, newKey));
  if (!key) throw new CertificateKeyError(`${path} holds no Ed25519 private key in PEM`);
  return key;
}

function publicBytes(key: KeyObject): Buffer {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x ?? '', 'base64url');
}

/** The key of `CERTIFICATE_PRIVATE_KEY`, else the one in `DATA_DIR`, created on the first start. */
export function openCertificateSigner(
  config: Pick<Config, 'DATA_DIR' | 'CERTIFICATE_PRIVATE_KEY'>,
): CertificateSigner {
  const given = config.CERTIFICATE_PRIVATE_KEY ? privateKeyFrom(config.CERTIFICATE_PRIVATE_KEY) : null;
  const key = given ?? keyOfFile(join(config.DATA_DIR, 'certificate-key.pem'));
  const bytes = publicBytes(key);
  return {
    keyId: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    publicKey: bytes.toString('base64url'),
    sign: (data) => sign(null, data, key).toString('base64url'),
  };
}
