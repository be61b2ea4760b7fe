import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Words before a command that opens a namespace in which it may mount. */
const OPEN =
  process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--user', '--map-root-user', '--mount'];
const ENTER = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];

/** A small file system in memory that only the commands started on it see. It is gone once they have ended. */
export class PrivateDisk {
  /** As the commands see it. */
  readonly directory: string;
  readonly #holder: ChildProcess;

  private constructor(directory: string, holder: ChildProcess) {
    this.directory = directory;
    this.#holder = holder;
  }

  /** Null where the machine lets nobody mount anything. */
  static async open(megabytes: number): Promise<PrivateDisk | null> {
    const directory = await mkdtemp(join(tmpdir(), 'luyen-small-'));
    const [command = '', ...words] = OPEN;
    const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs "$0" && echo mounted && exec cat`;
    const holder = spawn(command, [...words, 'sh', '-c', mount, directory], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const told = once(holder.stdout, 'data').then(
      ([text]) => String(text).includes('mounted'),
      () => false,
    );
    const ended = Promise.race([once(holder, 'exit'), once(holder, 'error')]).then(
      () => false,
      () => false,
    );
    if (await Promise.race([told, ended])) return new PrivateDisk(directory, holder);
    await rm(directory, { recursive: true, force: true });
    return null;
  }

  /** The same folder as others see it. */
  get outside(): string {
    return join(`/proc/${this.#holder.pid}/root`, this.directory);
  }

  /** Words before a command that is to see the disk. */
  get enter(): string[] {
    return ['nsenter', `--target=${this.#holder.pid}`, ...ENTER, '--mount', '--wd', '--'];
  }

  async close(): Promise<void> {
    const ended = once(this.#holder, 'exit');
    this.#holder.stdin?.end();
    await ended;
    await rm(this.directory, { recursive: true, force: true });
  }
}
