import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process with that id exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export interface Postmaster {
  pid: number;
  /** The cluster's folder as passed to the process. */
  data: string;
  port: number;
  /** Directory of its Unix socket, or a loopback address. */
  host: string;
}

/**
 * Parses `postmaster.pid`. Its lines: pid, directory, start time, port, socket directory, listen address, …
 */
export function readPostmaster(dataDirectory: string): Postmaster | null {
  try {
    const lines = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    const host = lines[4] || lines[5] || '';
    const [, data = ''] = lines;
    return Number.isInteger(pid) && pid > 0 && port > 0 && host ? { pid, data, port, host } : null;
  } catch {
    return null;
  }
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', `${pid}`]).stdout.toString();
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
}

/**
 * Whether that cluster's process is still running. The pid alone proves nothing: after a reboot it may belong
 * to another program, perhaps another PostgreSQL.
 */
export function isRunning({ pid, data }: Postmaster): boolean {
  if (process.platform === 'win32') return isAlive(pid);
  try {
    return commandOf(pid).includes(data);
  } catch {
    return false;
  }
}

/** Waits until the process has exited; false on timeout. */
export async function waitForEnd(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await wait(20);
  }
  return true;
}
