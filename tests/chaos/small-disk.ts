import { execFile } from 'node:child_process';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_BYTES = 1536 * 1024 * 1024;

/** A separate disk for a server's data that can be filled. Requires permission to mount. */
export class SmallDisk {
  private readonly path: string;

  private constructor(path: string) {
    this.path = path;
  }

  /** Null where this process may not mount. */
  static async mount(path: string): Promise<SmallDisk | null> {
    const options = ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES},mode=0755`, 'luyen-chaos', path];
    return run('mount', options).then(
      () => new SmallDisk(path),
      () => null,
    );
  }

  /** Leaves no free block: shrinks the disk to its contents. */
  async fill(): Promise<void> {
    const { blocks, bavail, bsize } = await statfs(this.path);
    await this.resize((blocks - bavail) * bsize);
  }

  free(): Promise<void> {
    return this.resize(SIZE_BYTES);
  }

  async unmount(): Promise<void> {
    await run('umount', ['-l', this.path]);
  }

  private async resize(bytes: number): Promise<void> {
    await run('mount', ['-o', `remount,size=${bytes}`, this.path]);
  }
}
