import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/config/config.ts';

/** Enough of a recording's beginning to detect its container. */
const HEAD_BYTES = 4_096;

/** Directory of uploads in progress. */
export const uploadsOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'uploads');

/** An upload in progress: the bytes received so far, on disk. */
export class PartFile {
  readonly path: string;
  readonly #directory: string;

  constructor(directory: string, id: string) {
    this.#directory = directory;
    this.path = join(directory, `${id}.part`);
  }

  /** Bytes on disk; more than the database knows of if a server was killed before its commit. */
  async size(): Promise<number> {
    return stat(this.path).then(
      ({ size }) => size,
      () => 0,
    );
  }

  /** When the last chunk was written; null when there is no file. */
  async touchedAt(): Promise<Date | null> {
    return stat(this.path).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  /** Writes a chunk at its offset; on disk once resolved. A partial write is undone. */
  async write(offset: number, bytes: Uint8Array): Promise<void> {
    try {
      await this.#write(offset, bytes);
    } catch (error) {
      await (offset === 0 ? this.remove() : truncate(this.path, offset)).catch(() => {});
      throw error;
    }
  }

  async #write(offset: number, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#directory, { recursive: true, mode: 0o700 });
    const handle = await open(this.path, offset === 0 ? 'w' : 'r+');
    try {
      let written = 0;
      while (written < bytes.byteLength) {
        written += (await handle.write(bytes, written, bytes.byteLength - written, offset + written))
          .bytesWritten;
      }
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }

  async sha256(): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(this.path), hash);
    return hash.digest('hex');
  }

  async head(): Promise<Uint8Array> {
    const handle = await open(this.path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  async remove(): Promise<void> {
    await rm(this.path, { force: true });
  }
}
