import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;
/** Others may traverse the folder to reach their own files, but not list it. */
const PASS_THROUGH = 0o711;

export interface Closing {
  /** Paths that were open to other users of the machine and are now closed. */
  closed: string[];
  /** Paths still open, because they belong to another user or the file system has no modes. */
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
 * Closes a data directory and its direct children to other users of the machine, since they contain
 * recordings, one-time codes and keys. Deeper levels are then out of reach.
 * @param passing whether another user's PostgreSQL in it must be able to traverse it
 */
export function closeDataDirectory(directory: string, passing: boolean): Closing {
  const closing: Closing = { closed: [], open: [] };
  // Windows has no file modes.
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
