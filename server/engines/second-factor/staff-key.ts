import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';
import { keepKeyFile } from '#server/config/key-file.ts';

const BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps the secrets of staff from whoever has only the database. */
export interface StaffKey {
  /** Encrypts a text of a learner; it decrypts for no other. */
  seal(text: string, learnerId: string): string;
  /** Throws if it was sealed for another learner, or with another key. */
  open(sealed: string, learnerId: string): string;
  /** Keyed hash of a code. */
  hash(code: string): string;
  /** Keyed hash of what strangers are to hand back unchanged, by a key of its own. */
  sign(text: string): string;
}

function staffKeyOf(key: Buffer): StaffKey {
  const part = (use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, BYTES));
  const [sealing, hashing, signing] = [part('seal'), part('hash'), part('sign')];
  return {
    seal: (text, learnerId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(learnerId));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed, learnerId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const bodyAt = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(learnerId))
        .setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
    },
    hash: (code) => createHmac('sha256', hashing).update(code).digest('base64url'),
    sign: (text) => createHmac('sha256', signing).update(text).digest('base64url'),
  };
}

/** The key of `STAFF_KEY`, else the one in `DATA_DIR`, created when it is first needed. */
export function openStaffKey({ STAFF_KEY, DATA_DIR }: Pick<Config, 'STAFF_KEY' | 'DATA_DIR'>): StaffKey {
  const path = join(DATA_DIR, 'staff-key');
  const text = STAFF_KEY ?? keepKeyFile(path, () => randomBytes(BYTES).toString('base64'));
  const key = Buffer.from(text, 'base64');
  if (key.length !== BYTES) throw new Error(`${path} does not hold ${BYTES} bytes in base64`);
  return staffKeyOf(key);
}
