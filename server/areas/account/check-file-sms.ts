import { count, isNotNull } from 'drizzle-orm';
import { type Config, ConfigError } from '#server/config/config.ts';
import { isLoopbackHost } from '#server/config/loopback.ts';
import type { Database } from '../../db/connect.ts';
import { learners } from '../../db/schema-account.ts';

/** Enough for trying out a site before it opens. */
const LEARNERS_MAX = 10;

/**
 * One-time codes in a file reach no phone, and anyone who can read the file or the log can sign in as
 * anybody. At a public https address that is acceptable for a trial only.
 * @returns a warning for the log, or null
 * @throws ConfigError with more than ten learners
 */
export async function checkFileSms(
  db: Database,
  { SMS_ADAPTER, PUBLIC_URL }: Pick<Config, 'SMS_ADAPTER' | 'PUBLIC_URL'>,
): Promise<string | null> {
  const { protocol, host } = new URL(PUBLIC_URL);
  if (SMS_ADAPTER !== 'file' || protocol !== 'https:' || isLoopbackHost(host)) return null;
  const [row] = await db.select({ registered: count() }).from(learners).where(isNotNull(learners.phone));
  const registered = row?.registered ?? 0;
  const why = `SMS_ADAPTER=file writes one-time codes to a file, while PUBLIC_URL=${PUBLIC_URL} is open to everybody`;
  if (registered > LEARNERS_MAX)
    throw new ConfigError(
      `${why} and ${registered} learners are registered: set SMS_ADAPTER=http and SMS_URL`,
    );
  return `${why}: set SMS_ADAPTER=http and SMS_URL; with more than ${LEARNERS_MAX} learners the server will not start`;
}
