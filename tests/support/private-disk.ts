import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Command prefix that opens a mount namespace. */
const OPEN =
  process.getuid?.() === 0 ? ['unshare', '--mount'] : ['unshare', '--user', '--map-root-user', '--mount'];
const ENTER = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];

/** A small in-memory file system, visible only to commands started in its namespace. Gone once they have ended. */
export class PrivateDisk {
  /** Path as seen by the commands. */
  readonly directory: string;
  readonly #holder: ChildProcess;

  private constructor(directory: string, holder: ChildProcess) {
    this.directory = directory;
    this.#holder = holder;
  }

  /** Null where mounting is not permitted. */
  static async open(megabytes: number): Promise<PrivateDisk | null> {
    const directory = await mkdtemp(join(tmpdir(), 'luyen-small-'));
    const [command = '', ...words] = OPEN;
    const mount = `mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs "$0" && echo mounted && exec cat`;
    const holder = spawn(command, [...words, 'sh', '-c', mount, directory], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const mounted = once(holder.stdout, 'data').then(
      ([text]) => String(text).includes('mounted'),
      () => false,
    );
    const ended = Promise.race([once(holder, 'exit'), once(holder, 'error')]).then(
      () => false,
      () => false,
    );
    if (await Promise.race([mounted, ended])) return new PrivateDisk(directory, holder);
    await rm(directory, { recursive: true, force: true });
    return null;
  }

  /** The same folder as seen from outside. */
  get outside(): string {
    return join(`/proc/${this.#holder.pid}/root`, this.directory);
  }

  /** Prefix for a command that has to see the disk. */
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
