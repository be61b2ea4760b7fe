import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { freePort } from '#server/process/free-port.ts';
import { activateCourse, register } from '../support/accounts.ts';
import { PrivateDisk } from '../support/private-disk.ts';
import { STARTER, starterQuestion } from '../support/starter.ts';
import { noise, uploadHeadersOf } from './upload-recording.ts';

const MB = 1_000_000;
/** Space for a database and some recordings. */
const disk = await PrivateDisk.open(160);
const folder = await mkdtemp(join(tmpdir(), 'luyen-full-'));
afterAll(async () => {
  await disk?.close();
  await rm(folder, { recursive: true, force: true });
});

const envelope = z.object({ code: z.optional(z.string()), message: z.string() });

/** A server as a separate process, started in the mount namespace that sees the disk. */
class Server {
  readonly dataDir: string;
  readonly #port: number;
  #child: ChildProcess | null = null;
  said = '';

  private constructor(dataDir: string, port: number) {
    this.dataDir = dataDir;
    this.#port = port;
  }

  static async on(dataDir: string): Promise<Server> {
    return new Server(dataDir, await freePort());
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** @returns whether it became ready; otherwise its output is in `said` */
  async start(enter: string[], dataDir: string): Promise<boolean> {
    this.said = '';
    const [command = '', ...words] = [...enter, process.execPath, 'server/start.ts'];
    const child = spawn(command, words, {
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, PORT: String(this.#port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
        ...{ RUN_JOBS: 'no', DISK_FLOOR_MB: '40', UNATTACHED_PER_LEARNER_MB: '1000' },
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr.on('data', (text) => {
      this.said += String(text);
    });
    this.#child = child;
    const isUp = () =>
      fetch(`${this.origin}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(async () => child.exitCode !== null || (await isUp()), { timeout: 60_000 }).toBe(true);
    return child.exitCode === null;
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** The newest code sent to a phone number. */
  async otpOf(phone: string): Promise<string> {
    const lines = (await readFile(join(this.dataDir, 'sms.jsonl'), 'utf8')).trim().split('\n');
    const sent = lines
      .map((line) => z.object({ to: z.string(), code: z.string() }).parse(JSON.parse(line)))
      .findLast(({ to }) => to === phone);
    return sent?.code ?? '';
  }
}

/** Fills the disk until nothing more fits. */
async function fill(file: string): Promise<void> {
  for (const size of [10 * MB, MB, 10_000, 1_000]) {
    const more = Buffer.alloc(size, 1);
    while (
      await writeFile(file, more, { flag: 'a' }).then(
        () => true,
        () => false,
      )
    );
  }
}

const ask = async (url: string, init: RequestInit = {}) => {
  const response = await fetch(url, init);
  return { status: response.status, ...envelope.parse(await response.json()) };
};

describe.skipIf(disk === null)('on a disk that really fills up', () => {
  it('uploads stop at the floor, answers continue, a failed start says what to do, and nothing is lost', async () => {
    if (disk === null) return;
    const server = await Server.on(disk.outside);
    const filler = join(disk.outside, 'filler');
    try {
      expect(await server.start(disk.enter, disk.directory), server.said).toBe(true);
      await writeFile(filler, Buffer.alloc(20 * MB, 1));
      const account = await register(server);
      await activateCourse(server, account, STARTER.course);
      const authorization = `Bearer ${account.token}`;
      const upload = (id: string, bytes: Buffer) =>
        ask(`${server.origin}/api/files/upload-to-server`, {
          method: 'POST',
          headers: { ...uploadHeadersOf(id, bytes), authorization },
          body: new Uint8Array(bytes),
        });
      const sent = new Map<string, Buffer>();
      for (;;) {
        const [id, bytes] = [randomUUID(), noise(1_000_000)];
        const answer = await upload(id, bytes);
        if (answer.status !== 200) {
          expect(answer).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
          break;
        }
        sent.set(id, bytes);
      }
      expect(sent.size).toBeGreaterThan(5);
      expect(await ask(`${server.origin}/api/health/ready`)).toMatchObject({
        status: 503,
        message: expect.stringMatching(/: disk$/),
      });

      const [first = ''] = sent.keys();
      const question_id = await starterQuestion('ielts_scripted_speaking');
      const attempt_id = randomUUID();
      const answered = await ask(`${server.origin}/api/practice/update-single-answer`, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': randomUUID(), 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ attempt_id, practice_id: STARTER.practice, question_id, at: Date.now(), skew: 0 },
          answer: { type_code: 'ielts_scripted_speaking', recording_id: first },
        }),
      });
      expect(answered.status).toBe(200);

      await rm(filler);
      const isReady = async () => (await ask(`${server.origin}/api/health/ready`)).status;
      await expect.poll(isReady).toBe(200);
      const [id, bytes] = [randomUUID(), noise(1_000_000)];
      expect((await upload(id, bytes)).status).toBe(200);
      sent.set(id, bytes);

      await server.stop();
      await fill(filler);
      expect(await server.start(disk.enter, disk.directory)).toBe(false);
      expect(server.said.trim().split('\n')).toHaveLength(1);
      expect(server.said).toMatch(/^No space left in DATA_DIR \S+ \(0 MB free\): free at least 40 MB there/);
      expect(server.said).not.toContain('DATABASE_URL');

      await rm(filler);
      expect(await server.start(disk.enter, disk.directory), server.said).toBe(true);
      for (const [kept, content] of sent) {
        const file = await fetch(`${server.origin}/api/files/${kept}`, { headers: { authorization } });
        const hash = createHash('sha256').update(Buffer.from(await file.arrayBuffer()));
        expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
      }
      const exported = await fetch(`${server.origin}/api/privacy/export`, { headers: { authorization } });
      expect(await exported.text()).toContain(`"recording_id":"${first}"`);
    } finally {
      await server.stop();
    }
  }, 180_000);

  it('a first start that does not fit reports it, and leaves no partial database', async () => {
    const small = await PrivateDisk.open(12);
    if (small === null) return;
    const server = await Server.on(small.outside);
    try {
      expect(await server.start(small.enter, small.directory)).toBe(false);
      expect(server.said).toMatch(
        /^No space left in DATA_DIR .* then start again\. Nothing stored is lost\.\n$/,
      );
      await expect(readFile(join(small.outside, 'pg', 'PG_VERSION'))).rejects.toThrow('ENOENT');
    } finally {
      await server.stop();
      await small.close();
    }
  }, 60_000);
});

it('a start says what to do when one of its own files cannot be written', async () => {
  const dataDir = join(folder, 'full');
  await mkdir(dataDir, { mode: 0o700 });
  // Any write there fails with ENOSPC.
  await symlink('/dev/full', join(dataDir, 'server.pid'));
  const server = await Server.on(dataDir);
  expect(await server.start([], dataDir)).toBe(false);
  expect(server.said).toMatch(/^No space left in DATA_DIR \S+: free at least 40 MB there/);
});
