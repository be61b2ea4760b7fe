import type { Readable } from 'node:stream';

/** Durable content-addressed storage: the key is the SHA-256 of the content. */
export interface BlobStore {
  /** Copies a file whose SHA-256 is known, leaving the file in place. Durable once resolved. */
  keep(file: string, sha256: string): Promise<string>;
  /** Bytes from `start` to `end`, inclusive. */
  stream(key: string, range: { start: number; end: number }): Readable;
  read(key: string): Promise<Uint8Array>;
  /** Deletes the bytes. Idempotent: a missing blob is not an error. */
  remove(key: string): Promise<void>;
}
