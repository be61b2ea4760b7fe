import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

/** Bytes that may still be written where there is least room. */
export type FreeSpace = () => Promise<number>;

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Where the server writes without end: each of them may be a disk of its own. */
export const writtenDirectories = ({ DATA_DIR, DATABASE_URL }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>) => [
  DATA_DIR,
  ...['uploads', 'blobs', 'speech', ...(DATABASE_URL ? [] : ['pg', 'pg/pg_wal'])].map((name) =>
    join(DATA_DIR, name),
  ),
];

/** Asks the file systems of these directories; one that does not exist yet has the room of its parent. */
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
