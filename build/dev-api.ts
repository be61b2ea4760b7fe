import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** Debounce for changes that arrive together, such as those of a checkout, milliseconds. */
const SETTLE_MS = 150;

const say = (line: string): void => console.log(`[server] ${line}`);
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * The server as a restartable child process. Node's `--watch` does not work: it posts reports among the
 * messages of worker threads, and the engines mistake them for replies.
 */
export class DevApi {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess;
  #restarting: Promise<void> | null = null;
  #stopped = false;

  /** @param env settings in addition to those of this process */
  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
    this.#child = this.#start();
  }

  /** Restarts it with the current sources; calls during a restart are coalesced. */
  restart(): void {
    this.#restarting ??= this.#startAnew();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#end();
  }

  async #startAnew(): Promise<void> {
    await delay(SETTLE_MS);
    await this.#end();
    this.#restarting = null;
    if (!this.#stopped) this.#child = this.#start();
  }

  async #end(): Promise<void> {
    if (hasEnded(this.#child)) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill();
    await ended;
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, ['server/start.ts'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl+C in the terminal must reach only the parent: signalled twice, the server would leave its
      // database behind.
      detached: true,
    });
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', say);
    child.once('exit', (code) => {
      if (code) say(`ended with ${code}; starts anew with the next change`);
    });
    return child;
  }
}
