import type { Readable } from 'node:stream';

/** Bytes that last, named by what they are: the key is the SHA-256 of the content. */
export interface BlobStore {
  /** Takes a copy of a file whose SHA-256 is known; the file itself stays. Durable once resolved. */
  keep(file: string, sha256: string): Promise<string>;
  /** Bytes from `start` to `end`, both included. */
  stream(key: string, range: { start: number; end: number }): Readable;
  read(key: string): Promise<Uint8Array>;
  /** Forgets the bytes; no fault when they are not there. */
  remove(key: string): Promise<void>;
}
