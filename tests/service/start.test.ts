import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { runningEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { freePort } from '#server/process/free-port.ts';
import { PLACE } from '../chaos/place.ts';
import { register } from '../support/accounts.ts';
import { oggFile, opusHead } from '../support/bombs/ogg-file.ts';
import { longSilence, packetsOf } from '../support/bombs/opus-packets.ts';
import { ServerProcess } from '../support/server-process.ts';

/**
 * Content in which hardly anything has to be spoken, which a server begins as soon as it runs, and codes that are sent
 * without a proof of work.
 */
const SMALL = { CONTENT_DIR: PLACE.pack, PROOF_BITS: '0' };

const folder = await mkdtemp(join(tmpdir(), 'luyen-start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A start that is expected to fail: its output and its exit code. */
async function failingStart(env: Record<string, string>): Promise<{ lines: string[]; code: number | null }> {
  const child: ChildProcess = spawn(process.execPath, ['server/start.ts'], {
    env: { ...process.env, PORT: String(await freePort()), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (text) => {
    output += text;
  });
  const [code] = await once(child, 'exit');
  return { lines: output.trim().split('\n'), code };
}

const alive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const postgresOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);

describe('a start that cannot succeed says why', () => {
  it.each([
    ['a wrong setting', { PORT: 'eighty' }, /^PORT=eighty /],
    ['a database out of reach', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, /ECONNREFUSED/],
  ])('in one line: %s', async (_, env, message) => {
    const { lines, code } = await failingStart({ DATA_DIR: join(folder, 'failing'), ...env });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(message);
  });

  it('with file and line: invalid content, and none stored before', async () => {
    const content = join(folder, 'content');
    await mkdir(content);
    await writeFile(join(content, 'pack.yaml'), 'courses: 7\n');
    const dataDir = join(folder, 'no-content');
    const { lines, code } = await failingStart({ DATA_DIR: dataDir, CONTENT_DIR: content });
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/pack\.yaml:1 /);
    await expect(postgresOf(dataDir)).rejects.toThrow('ENOENT');
  });
});

/** What a started server says to a moment of silence, for which it has to be decoded. */
async function hearMoment({ origin }: ServerProcess): Promise<unknown> {
  const form = new FormData();
  form.set('text', 'A sentence of words.');
  form.set('file', new Blob([Uint8Array.from(oggFile(opusHead(), packetsOf(2, longSilence)))]), 'moment.ogg');
  const headers = { 'visitor-token': randomBytes(32).toString('base64url') };
  const url = `${origin}/api/speech/v3/get_score_from_file`;
  return (await fetch(url, { method: 'POST', headers, body: form })).json();
}

it('hears recordings, warns about missing contact details, and keeps a database log without values', async () => {
  const server = await ServerProcess.createNew(SMALL);
  try {
    expect(await hearMoment(server)).toMatchObject({ data: { outcome: 'declined', reason: 'too_short' } });
    const serverLog = await readFile(join(server.dataDir, 'server.log'), 'utf8');
    expect(serverLog).toContain('set SUPPORT_EMAIL, SUPPORT_PHONE, COMPANY_NAME, COMPANY_ADDRESS');
    const options = runningEmbeddedPostgres(server.dataDir);
    if (!options) throw new Error('the embedded database does not run');
    const { pool, close } = connect({ ...options, max: 1 }, () => undefined);
    const failed = pool.query('select $1::text::uuid, 7 as recognisable', ['0912345678']);
    await expect(failed).rejects.toThrow('0912345678');
    await close();
    const log = await readFile(join(server.dataDir, 'pg.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/0912345678|recognisable/);
  } finally {
    await server.dispose();
  }
});

describe('one server on a data directory', () => {
  it('rejects a second one, takes over the database of a killed one, and stops it at the end', async () => {
    const server = await ServerProcess.createNew(SMALL);
    try {
      const second = await failingStart({ DATA_DIR: server.dataDir });
      expect(second.code).toBe(1);
      expect(second.lines).toHaveLength(1);
      expect(second.lines[0]).toMatch(/is in use by another server \(process \d+\)/);

      const postgres = await postgresOf(server.dataDir);
      for (let time = 0; time < 3; time++) {
        await server.kill();
        expect(alive(postgres)).toBe(true);
        await server.start();
        expect(await postgresOf(server.dataDir)).toBe(postgres);
      }
      await server.stop();
      expect(alive(postgres)).toBe(false);

      // Left by a database whose pid now belongs to another process: this one.
      const left = `${process.pid}\n${join(server.dataDir, 'pg')}\n1\n5432\n${join(server.dataDir, 'pg-socket')}\n\n`;
      await writeFile(join(server.dataDir, 'pg/postmaster.pid'), left);
      await writeFile(join(server.dataDir, 'pg-socket/.s.PGSQL.5432.lock'), left);
      await server.start();
      expect(await postgresOf(server.dataDir)).not.toBe(process.pid);
    } finally {
      await server.dispose();
    }
  }, 90_000);
});

describe('the data directory', () => {
  const modes = async (server: ServerProcess, names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => ((await stat(join(server.dataDir, name))).mode & 0o077).toString(8)),
    );

  it('is closed to other users of the machine, also if it was open before', async () => {
    const kept = ['', 'blobs', 'pg', 'pg-password', 'sms.jsonl', 'server.lock', 'server.pid'];
    const server = await ServerProcess.createNew({ PROOF_BITS: '0' });
    try {
      await register(server);
      expect(await modes(server, kept)).toEqual(kept.map(() => '0'));
      await server.stop();
      await chmod(server.dataDir, 0o755);
      await chmod(join(server.dataDir, 'sms.jsonl'), 0o644);
      await server.start();
      expect(await modes(server, kept)).toEqual(kept.map(() => '0'));
      expect(await readFile(join(server.dataDir, 'server.log'), 'utf8')).toContain('open to other users');
    } finally {
      await server.dispose();
    }
  }, 90_000);
});

describe('codes written to a file', () => {
  it('are refused on a public address once there are learners', async () => {
    const server = await ServerProcess.createNew({ ...SMALL, PUBLIC_URL: 'https://luyen.example' });
    try {
      expect(await readFile(join(server.dataDir, 'server.log'), 'utf8')).toContain('SMS_ADAPTER=file');
      for (let learner = 0; learner < 11; learner += 1) await register(server);
      await server.stop();
      const { lines, code } = await failingStart({
        DATA_DIR: server.dataDir,
        PUBLIC_URL: 'https://luyen.example',
      });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(/11 learners .* set SMS_ADAPTER=http and SMS_URL$/)]);
    } finally {
      await rm(server.dataDir, { recursive: true, force: true });
    }
  }, 90_000);
});

describe('several servers on one database', () => {
  it('may create it simultaneously, and share their learners', async () => {
    const { host, user, password } = inject('postgresOwner');
    const database = `together_${process.pid}`;
    const outer = connect({ host, user, password, database: 'postgres' }, () => {});
    await outer.pool.query(`create database ${database}`);
    const DATABASE_URL = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
    const servers = await Promise.all([
      ServerProcess.createNew({ ...SMALL, DATABASE_URL }),
      ServerProcess.createNew({ ...SMALL, DATABASE_URL }),
    ]);
    const [one, two] = servers;
    try {
      const { token } = await register(one);
      const profile = await fetch(`${two.origin}/api/profile`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(profile.status).toBe(200);
    } finally {
      for (const server of servers) await server.dispose();
      await outer.pool.query(`drop database ${database} with (force)`);
      await outer.close();
    }
  });
});
