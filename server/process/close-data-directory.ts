import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** Others may pass through a folder to what is theirs in it, and see nothing of the rest. */
const PASS_THROUGH = 0o711;

export interface Closing {
  /** What was open to other users of the machine and is no longer. */
  closed: string[];
  /** What is still open: it belongs to somebody else, or the file system knows no modes. */
  open: string[];
}

const modeOf = (path: string): number => lstatSync(path).mode & 0o777;

function tighten(path: string, allowed: number): 'right' | 'closed' | 'open' {
  if ((modeOf(path) & ~allowed) === 0) return 'right';
  try {
    chmodSync(path, modeOf(path) & allowed);
  } catch {
    return 'open';
  }
  return (modeOf(path) & ~allowed) === 0 ? 'closed' : 'open';
}

/**
 * Takes a data directory, and what lies right below it, from every other user of the machine: there are recordings,
 * one-time codes and keys. What lies deeper is out of reach then.
 * @param passing another user's PostgreSQL lives in it, which has to come through
 */
export function closeDataDirectory(directory: string, passing: boolean): Closing {
  const closing: Closing = { closed: [], open: [] };
  // Windows has no such modes.
  if (process.platform === 'win32') return closing;
  const note = (path: string, allowed: number): void => {
    const state = tighten(path, allowed);
    if (state !== 'right') closing[state].push(path);
  };
  note(directory, passing ? PASS_THROUGH : 0o777 & ~OTHERS);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) note(join(directory, entry.name), 0o777 & ~OTHERS);
  }
  return closing;
}
