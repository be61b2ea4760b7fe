import { writeSync } from 'node:fs';
import process from 'node:process';
import { safeError } from './safe-error.ts';

const WARN = 40;
const FATAL = 60;

/** Writes a line in pino's format without a logger, which may be broken too. */
function writeLine(level: number, error: unknown, msg: string): void {
  const line = JSON.stringify({ level, time: Date.now(), pid: process.pid, err: safeError(error), msg });
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // stdout is closed.
  }
}

/**
 * Replaces Node's output on stderr, which shows errors with all their data: warnings and uncaught errors
 * become one JSON line each. An uncaught error still ends the process with status 1. In a worker thread it
 * ends the thread, and the queue that owns it reports it.
 */
export function logWarningsAsJson(): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => writeLine(WARN, warning, 'a warning'));
}

/** The same including uncaught errors, for the main thread of a process. */
export function lastResort(): void {
  logWarningsAsJson();
  const end = (error: unknown): void => {
    writeLine(FATAL, error, 'nobody caught an error; the process ends');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
