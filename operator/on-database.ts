import { ConfigError } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { DeskRefused } from '#server/desk/desk-refused.ts';
import { withDatabase } from './with-database.ts';

/** What a command does; gives what the operator reads. */
export type Work = (db: Database) => Promise<string>;

/** Does it and prints what it gives, or why it was refused. Gives the exit code. */
export async function onDatabase(work: Work): Promise<number> {
  try {
    console.log(await withDatabase(work));
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof DeskRefused)) throw error;
    console.error(error.message);
    return 1;
  }
}
