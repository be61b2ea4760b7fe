import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Why a folder cannot be created; null if it can. It may exist if empty; its parent must exist. */
export const whyNotNew = async (dir: string): Promise<string | null> => {
  const present = await readdir(dir).catch((cause: unknown) =>
    cause instanceof Error && 'code' in cause && cause.code === 'ENOENT' ? [] : null,
  );
  const around = dirname(resolve(dir));
  if (!(await readdir(around).catch(() => null))) return `${around} is no folder`;
  if (present === null) return `${dir} is no folder`;
  return present.length === 0 ? null : `${dir} is there already; nothing is written over`;
};

/**
 * Creates a folder with these files atomically: written to a temporary folder, checked, and renamed.
 * @param check validates the temporary folder; returning a message aborts
 */
export const makeFolder = async (
  dir: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  check: (written: string) => Promise<string | null>,
): Promise<string | null> => {
  const whole = resolve(dir);
  const written = join(dirname(whole), `.${basename(whole)}.${randomUUID()}`);
  try {
    await mkdir(written);
    for (const [path, content] of files) {
      const file = join(written, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const fault = await check(written);
    if (fault === null) await rename(written, whole);
    return fault;
  } finally {
    await rm(written, { recursive: true, force: true });
  }
};
