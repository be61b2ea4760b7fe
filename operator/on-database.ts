import { type Config, ConfigError } from '#server/config/config.ts';
import type { Database } from '#server/db/connect.ts';
import { DeskRefused } from '#server/domain/staff/desk-refused.ts';
import { withDatabase } from './with-database.ts';

/** A command's work; returns the output for the operator. */
export type Work = (db: Database, config: Config) => Promise<string>;

/** Runs the work and prints its output or the reason for failure. Returns the exit code. */
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
