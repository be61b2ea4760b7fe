import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BLOCK = 4096;
const PIECE = Buffer.alloc(1024 * 1024, 7);

/**
 * A disk of its own in memory, small enough to be filled to the last byte. A browser or a server that keeps its data
 * here meets the errors of a disk that is really full, which no switch of the browser makes: Chromium's overridden
 * quota is shown by `estimate()` no more and heeded by no database.
 */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null where this process may not mount: elsewhere than as root. */
  static async create(megabytes: number): Promise<SmallDisk | null> {
    const folder = await mkdtemp(join(tmpdir(), 'luyen-disk-'));
    const args = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    const mounted = await run('mount', args).then(
      () => true,
      () => false,
    );
    if (mounted) return new SmallDisk(folder);
    await rm(folder, { recursive: true });
    return null;
  }

  /** Bytes that can still be written. */
  async free(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  /** Takes all room but so many bytes. What others free meanwhile stays free until the next call. */
  async fill(leaving = 0): Promise<void> {
    const file = await open(this.#filler, 'a');
    try {
      for (;;) {
        const left = (await this.free()) - leaving;
        if (left < BLOCK) return;
        await file.appendFile(PIECE.subarray(0, Math.min(PIECE.length, left - (left % BLOCK))));
      }
    } catch (error) {
      // Somebody else was quicker with the last block.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    } finally {
      await file.close();
    }
  }

  /** Gives back what `fill` has taken. */
  async empty(): Promise<void> {
    await rm(this.#filler, { force: true });
  }

  /** After whoever uses it has ended. */
  async dispose(): Promise<void> {
    await run('umount', ['-l', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }
}
