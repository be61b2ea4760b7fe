import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of a subscription. */
export interface PushReceiver {
  /** As in `PushSubscription.toJSON()`. */
  keys: { p256dh: string; auth: string };
  /** Decrypts a message. Throws for one that was encrypted for somebody else. */
  decrypt(body: Buffer): string;
}

const TAG_BYTES = 16;
const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 and RFC 8188 with nothing but Node's own cryptography, for a message of one record. */
export function receiverOf(ecdh: ECDH, auth: Buffer): PushReceiver {
  return {
    keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const sealed = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
      const key = hkdf(ecdh.computeSecret(sender), auth, info, 32);
      const cek = hkdf(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = hkdf(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(sealed.subarray(-TAG_BYTES));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
      // The last record's padding begins with 2.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

export function newReceiver(): PushReceiver {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return receiverOf(ecdh, randomBytes(16));
}
