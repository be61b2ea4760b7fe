import { GrantError, grant } from '#server/areas/vip/grant.ts';
import { ConfigError } from '#server/config.ts';
import { withDatabase } from './with-database.ts';

/** Gives a learner a course or a VIP product, until a day or for good. Gives the exit code. */
export async function grantCommand(phone: string, what: string, until: string | null): Promise<number> {
  if (until !== null && Number.isNaN(Date.parse(`${until}T00:00:00Z`))) {
    console.error(`${until} is no date of the form YYYY-MM-DD`);
    return 2;
  }
  try {
    await withDatabase((db) => grant(db, phone, what, until));
  } catch (error) {
    if (!(error instanceof GrantError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
  console.log(`${phone} has ${what}${until === null ? '' : ` until ${until}`}`);
  return 0;
}
