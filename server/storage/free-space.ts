import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

/** Free bytes of the fullest file system. */
export type FreeSpace = () => Promise<number>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Directories the server keeps writing to; each may be on a separate disk. */
export const writtenDirectories = ({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>) => [
  DATA_DIR,
  ...['uploads', 'blobs', 'speech', ...(DATABASE_URL ? [] : ['pg', 'pg/pg_wal'])].map((name) =>
    join(DATA_DIR, name),
  ),
];

/** Queries the file systems of these directories; one that does not exist yet uses its parent's. */
export function freeSpaceOf(directories: readonly string[]): FreeSpace {
  const freeOf = async (directory: string): Promise<number> => {
    try {
      const { bavail, bsize } = await statfs(directory);
      return bavail * bsize;
    } catch (error) {
      if (isMissing(error)) return Number.POSITIVE_INFINITY;
      throw error;
    }
  };
  return async () => Math.min(...(await Promise.all(directories.map(freeOf))));
}
