import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning, readPostmaster } from '#server/db/postgres-process.ts';
import { freePort } from '#server/process/free-port.ts';
import { LISTENING, VOICES } from './recorded-speech.ts';

/** Maximum time for a start, the first one with its initdb included, milliseconds. */
const START_LIMIT_MS = 180_000;
/** Time-out of one readiness check, milliseconds. */
const READY_ANSWER_MS = 2_000;

/** Data of a server that was started once: its database created, its content loaded. */
const TEMPLATE = 'test-results/started';

const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'luyen-'));

/** A process and its children: a database's own processes end only when they notice. */
function killWithChildren(pid: number): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean);
  for (const each of [pid, ...children.map(Number)]) process.kill(each, 'SIGKILL');
}

/** Node's own copy would not preserve the owner, which PostgreSQL requires. */
function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** The real server as a separate process on its own data folder, to be killed and restarted. */
export class ServerProcess {
  readonly dataDir: string;
  readonly port: number;
  private readonly env: Record<string, string>;
  /** The source tree whose server it is. */
  private readonly root: string;
  private child: ChildProcess | null = null;

  private constructor(dataDir: string, port: number, env: Record<string, string>, root: string) {
    this.dataDir = dataDir;
    this.port = port;
    this.env = env;
    this.root = root;
  }

  /** With empty data, as on a new machine. */
  static async createNew(env: Record<string, string> = {}): Promise<ServerProcess> {
    return ServerProcess.startOn(await newDataDir(), env);
  }

  /** With a copy of the data from `prepare`, which saves seconds; empty if there is none. */
  static async create(env: Record<string, string> = {}): Promise<ServerProcess> {
    if (!existsSync(TEMPLATE)) return ServerProcess.createNew(env);
    const dataDir = await newDataDir();
    copyData(TEMPLATE, dataDir);
    return ServerProcess.startOn(dataDir, env);
  }

  /** With a data folder created by the caller. */
  static async startOn(
    dataDir: string,
    env: Record<string, string>,
    root = process.cwd(),
  ): Promise<ServerProcess> {
    const server = new ServerProcess(dataDir, await freePort(), env, root);
    await server.start();
    return server;
  }

  /** Prepares the data with which the servers of a run start. */
  static async prepare(): Promise<void> {
    await rm(TEMPLATE, { recursive: true, force: true });
    const server = await ServerProcess.createNew();
    await server.stop();
    await mkdir(TEMPLATE, { recursive: true });
    copyData(server.dataDir, TEMPLATE);
    await mkdir(VOICES, { recursive: true });
    await symlink(resolve(VOICES), join(TEMPLATE, 'voices'));
    await server.dispose();
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Pid of the running server; throws if there is none. */
  get pid(): number {
    const pid = this.child?.pid;
    if (pid === undefined) throw new Error('the server does not run');
    return pid;
  }

  /** Starts it unless it is running, and waits until it is ready, its database included. */
  async start(): Promise<void> {
    const known = this.child;
    const child = known && known.exitCode === null && known.signalCode === null ? known : this.launch();
    const deadline = Date.now() + START_LIMIT_MS;
    while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
      if (await this.isReady()) return;
      await delay(50);
    }
    const log = await readFile(join(this.dataDir, 'server.log'), 'utf8');
    throw new Error(`the server did not start:\n${log.trim()}`);
  }

  /** Kills the process immediately, like a power cut; its PostgreSQL is left behind. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** kill -9 of its PostgreSQL with all of its processes, and nothing else. */
  killDatabase(): void {
    const postmaster = readPostmaster(join(this.dataDir, 'pg'));
    if (postmaster && isRunning(postmaster)) killWithChildren(postmaster.pid);
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  async dispose(): Promise<void> {
    await this.start().catch(() => undefined);
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The newest code sent to a phone number. */
  async otpOf(phone: string): Promise<string> {
    const lines = (await readFile(join(this.dataDir, 'sms.jsonl'), 'utf8')).trim().split('\n');
    const sent = lines
      .map((line): { to: string; code: string | null } => JSON.parse(line))
      .findLast(({ to, code }) => to === phone && code !== null);
    if (!sent || sent.code === null) throw new Error(`no SMS for ${phone}`);
    return sent.code;
  }

  private launch(): ChildProcess {
    const log = createWriteStream(join(this.dataDir, 'server.log'), { flags: 'a' });
    const child = spawn(process.execPath, ['server/start.ts'], {
      cwd: this.root,
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dataDir,
        LISTENING_DIR: LISTENING,
        LOG_LEVEL: 'warn',
        ...this.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // A full disk cannot take a log either.
    log.on('error', () => undefined);
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    this.child = child;
    return child;
  }

  private async isReady(): Promise<boolean> {
    const signal = AbortSignal.timeout(READY_ANSWER_MS);
    return fetch(`${this.origin}/api/health/ready`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }
}
