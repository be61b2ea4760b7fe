import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#server/process/free-port.ts';
import { type EmbeddedRole, embeddedRole, passwordFileOf } from './embedded-roles.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { isAlive, isRunning, type Postmaster, readPostmaster, waitForEnd } from './postgres-process.ts';
import { choosePostgresUser, type PostgresUser } from './postgres-user.ts';

const START_MS = 30_000;
const STOP_MS = 15_000;
/** The full path of a Unix socket must fit into 107 bytes; PostgreSQL adds `/.s.PGSQL.65535.lock`. */
const SOCKET_DIRECTORY_MAX = 80;

/** The embedded database cannot run; the message is one line for the operator. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

const cannot = (why: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    `The embedded PostgreSQL cannot run: ${why.replace(/\s+/g, ' ').trim()}. Set DATABASE_URL to another PostgreSQL.`,
  );

export interface EmbeddedLogin {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedOptions {
  /** Port it had before, if it listens on TCP. */
  port?: number;
  /** False where a crash of the machine may take the data: nothing waits for the disk. */
  isLasting?: boolean;
}

export interface EmbeddedPostgres {
  /** As the app's role, which exists once the database is prepared. */
  connection: EmbeddedLogin;
  /** As the cluster's superuser, read from its file each time: nobody keeps it. */
  owner(): EmbeddedLogin;
  /** Whether it took over a database left by a killed server. */
  adopted: boolean;
  /** Whether its process is alive. */
  runs(): boolean;
  stop(): Promise<void>;
}

/**
 * Creates the cluster in a temporary folder and renames it, so that a killed start leaves nothing incomplete.
 */
function createCluster(directory: string, binaries: PostgresBinaries, user: PostgresUser): void {
  const owner = embeddedRole(directory, 'owner').user;
  const passwordFile = passwordFileOf(directory, 'owner');
  for (const name of readdirSync(directory)) {
    if (name.startsWith('pg.new'))
      rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const fresh = join(directory, `pg.new-${process.pid}`);
  mkdirSync(fresh, { mode: 0o700 });
  user.own(fresh);
  user.own(passwordFile);
  const [command = '', ...words] = [
    ...user.prefix,
    binaries.initdb,
    ...['-D', fresh, '-U', owner, '--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  const made = spawnSync(command, words, {
    ...user.ids,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw cannot(
      made.error?.message ?? made.stderr.split('\n').find((line) => line.includes('error')) ?? made.stderr,
    );
  }
  renameSync(fresh, join(directory, 'pg'));
}

function socketDirectory(directory: string, user: PostgresUser): string {
  const near = join(directory, 'pg-socket');
  const path =
    Buffer.byteLength(near) <= SOCKET_DIRECTORY_MAX ? near : join(tmpdir(), `luyen-pg-${process.pid}`);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  user.own(path);
  // The pid in a socket's lock may belong to another program by now, and PostgreSQL would then refuse to
  // start. The lock of the data directory keeps two servers off the same data.
  for (const name of readdirSync(path)) if (name.endsWith('.lock')) rmSync(join(path, name), { force: true });
  return path;
}

/** True once queries succeed; throws errors other than "not ready yet". */
async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === '28P01') throw cannot('its password in pg-password does not match');
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function waitUntilAnswering(connection: pg.ClientConfig, lives: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && lives()) {
    if (await answers(connection)) return true;
    await wait(25);
  }
  return false;
}

function lastLogLine(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no reason given';
}

async function launch(
  directory: string,
  binaries: PostgresBinaries,
  user: PostgresUser,
  { port, isLasting = true }: EmbeddedOptions,
): Promise<number> {
  const sockets = process.platform !== 'win32';
  const log = openSync(join(directory, 'pg.log'), 'w', 0o600);
  const [command = '', ...words] = [
    ...user.prefix,
    ...[binaries.postgres, '-D', join(directory, 'pg')],
    ...(sockets
      ? ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${socketDirectory(directory, user)}`]
      : ['-c', 'listen_addresses=127.0.0.1', '-c', `port=${port ?? (await freePort())}`]),
    // Its log contains neither statements nor values; the server's log reports failed queries.
    ...[
      '-c',
      'log_min_messages=log',
      '-c',
      'log_error_verbosity=terse',
      '-c',
      'log_min_error_statement=panic',
    ],
    // The WAL must fit into the disk space reserved for it.
    ...['-c', 'max_wal_size=256MB', '-c', 'min_wal_size=32MB'],
    ...(isLasting
      ? ['-c', 'fsync=on']
      : ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'autovacuum=off']),
    ...['-c', 'max_connections=60', '-c', 'shared_buffers=64MB', '-c', 'log_timezone=UTC'],
  ];
  // A separate session: a signal to the server's process group must not stop the database before the server
  // has finished.
  const child = spawn(command, words, { ...user.ids, detached: true, stdio: ['ignore', log, log] });
  const failed = new Promise<never>((_, reject) =>
    child.once('error', (error) => reject(cannot(error.message))),
  );
  const started = new Promise<number>((resolve) => child.once('spawn', () => resolve(child.pid ?? 0)));
  child.unref();
  return Promise.race([started, failed]);
}

const connectionTo = (
  { host, port }: Pick<Postmaster, 'host' | 'port'>,
  directory: string,
  role: EmbeddedRole,
): EmbeddedLogin => ({ host, port, ...embeddedRole(directory, role), database: 'postgres' });

/** Takes over a database that a killed server left behind. */
async function adopt(directory: string): Promise<Postmaster | null> {
  const data = join(directory, 'pg');
  const left = readPostmaster(data);
  if (!left) return null;
  if (isRunning(left)) {
    if (await waitUntilAnswering(connectionTo(left, directory, 'owner'), () => isRunning(left))) return left;
    if (isRunning(left)) {
      process.kill(left.pid, 'SIGQUIT');
      await waitForEnd(left.pid, STOP_MS);
    }
  }
  // Another program has that pid now, which PostgreSQL would mistake for a running server. If the process is
  // dead, the file stays: PostgreSQL uses it to find leftover processes that still use the data, and refuses
  // to start beside them.
  if (isAlive(left.pid)) rmSync(join(data, 'postmaster.pid'), { force: true });
  return null;
}

/** Waits until the database launched as `pid` has written its address; null when it exited before. */
async function waitForPostmaster(
  data: string,
  pid: number,
  old: Postmaster | null,
): Promise<Postmaster | null> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const written = readPostmaster(data);
    // A different pid: an instance launched by a server killed moments ago was first.
    if (written && written.pid !== old?.pid) return written;
    if (!isAlive(pid)) return null;
    await wait(10);
  }
  return null;
}

/** Connection settings of the PostgreSQL running on this data directory; null when none is. */
export function runningEmbeddedPostgres(directory: string, role: EmbeddedRole = 'app'): EmbeddedLogin | null {
  const running = readPostmaster(join(directory, 'pg'));
  return running && isRunning(running) ? connectionTo(running, directory, role) : null;
}

/**
 * Runs PostgreSQL in `DATA_DIR/pg`, creating the cluster if there is none. Requires the data directory's
 * lock. Throws `EmbeddedPostgresError`.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw cannot(`there are no binaries for ${process.platform}-${process.arch}`);
  const data = join(directory, 'pg');
  const stop = async (): Promise<void> => {
    const running = readPostmaster(data);
    if (!running || !isRunning(running)) return;
    process.kill(running.pid, 'SIGINT');
    if (!(await waitForEnd(running.pid, STOP_MS))) process.kill(running.pid, 'SIGQUIT');
  };

  const asRunning = (postmaster: Postmaster, adopted: boolean): EmbeddedPostgres => ({
    connection: connectionTo(postmaster, directory, 'app'),
    owner: () => connectionTo(postmaster, directory, 'owner'),
    adopted,
    runs: () => isAlive(postmaster.pid),
    stop,
  });
  const left = existsSync(data) ? await adopt(directory) : null;
  if (left) return asRunning(left, true);
  const user = choosePostgresUser();
  if (!existsSync(data)) createCluster(directory, binaries, user);

  const old = readPostmaster(data);
  const pid = await launch(directory, binaries, user, options);
  const postmaster = await waitForPostmaster(data, pid, old);
  const answering =
    postmaster &&
    (await waitUntilAnswering(connectionTo(postmaster, directory, 'owner'), () => isAlive(postmaster.pid)));
  if (!answering) throw cannot(lastLogLine(join(directory, 'pg.log')));
  return asRunning(postmaster, false);
}
