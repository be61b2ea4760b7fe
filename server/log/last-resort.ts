import { writeSync } from 'node:fs';
import process from 'node:process';
import { safeError } from './safe-error.ts';

const WARN = 40;
const FATAL = 60;

/** A line as pino writes it, past every logger: what it tells of may have broken that as well. */
function writeLine(level: number, error: unknown, msg: string): void {
  const line = JSON.stringify({ level, time: Date.now(), pid: process.pid, err: safeError(error), msg });
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // Nobody reads any more.
  }
}

/**
 * Takes the place of Node's own words on stderr, which show errors with all that they carry: warnings, and what nobody
 * caught, become one JSON line each. An uncaught error ends the process with 1, as without this. In a worker thread it
 * ends the thread, and the queue that owns it tells of it.
 */
export function speakInJson(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeLine(WARN, warning, 'a warning'));
}

/** The same with uncaught errors, for a process's main thread. */
export function lastResort(): void {
  speakInJson();
  const end = (error: unknown): void => {
    writeLine(FATAL, error, 'nobody caught an error; the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
