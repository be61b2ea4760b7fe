import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Creates a key file atomically and durably, readable only by this user; an existing file is left alone. */
function makeKeyFile(path: string, text: string): void {
  const fresh = `${path}.${randomUUID()}`;
  const file = openSync(fresh, 'wx', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(fresh, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The text of a key file; a missing one is created with what `make` returns. */
export function keepKeyFile(path: string, make: () => string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
    makeKeyFile(path, make());
    return readFileSync(path, 'utf8');
  }
}
