import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Database, Queryable } from '../db/connect.ts';
import { rateLimits } from '../db/schema-account.ts';
import { type Lane, type Shares, shareOf } from './lanes.ts';

/** Whom uses are counted for. None of these is the site: what everybody shares is a `SiteLimit`. */
type Whose =
  | 'learner'
  | 'session'
  | 'device'
  | 'guest'
  | 'key'
  | 'phone'
  | 'network'
  | 'kind'
  | 'lane'
  | 'numbers'
  | 'proof';

interface CountedUse {
  /** What is counted (`otp`, `login`, …) and by what: `phone`, `device`, `network`. */
  name: string;
  max: number;
  windowSeconds: number;
}

/** Only uses of the same subject count. */
export interface OwnLimit extends CountedUse {
  /** Stored as a hash only. Several parts: only uses with all of them in common. */
  subject: Partial<Record<Whose, string>>;
}

/** A limit of the whole site. It has to say what each lane may spend, or strangers could spend all of it. */
export interface SiteLimit extends CountedUse {
  subject: 'site';
  /** Of the whole site; a lane has its share of it. */
  max: number;
  lanes: Shares;
  /** Who spends. */
  lane: Lane;
}

export type Limit = OwnLimit | SiteLimit;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const bucketOf = (limit: Limit): string =>
  limit.subject === 'site'
    ? `${limit.name}/${limit.lane}`
    : `${limit.name}:${hashOf(Object.values(limit.subject).join(' '))}`;

/** How many uses a limit allows whoever is counted. */
export const mostOf = (limit: Limit): number =>
  limit.subject === 'site' ? shareOf(limit.max, limit.lanes, limit.lane) : limit.max;

interface Count {
  /** Uses in the current window, including this one; may exceed the limit. */
  used: number;
  /** Whole seconds until the window ends. */
  wait: number;
  isOver: boolean;
}

/**
 * Counts one use, in windows shared by all nodes. Concurrent uses each get a count of their own.
 * @param from the use only counts once so many are counted; the statement is the same, and takes as long
 */
export async function countUse(db: Queryable, limit: Limit, from = 0): Promise<Count> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = sql`${rateLimits.expires_at} <= ${now}`;
  const first = from === 0 ? 1 : 0;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: bucketOf(limit), count: first, expires_at })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${over} then ${first}::int
          when ${rateLimits.count} >= ${from}::int then ${rateLimits.count} + 1 else ${rateLimits.count} end`,
        expires_at: sql`case when ${over} then excluded.expires_at else ${rateLimits.expires_at} end`,
      },
    })
    .returning();
  if (!row) throw new Error('a use was not counted');
  const wait = Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000));
  return { used: row.count, wait, isOver: row.count > mostOf(limit) };
}

/** The uses in the current window, and whether another one would be refused; counts none. */
export async function countOf(db: Queryable, limit: Limit): Promise<Count> {
  const now = Date.now();
  const [row] = await db
    .select({ count: rateLimits.count, expires_at: rateLimits.expires_at })
    .from(rateLimits)
    .where(and(eq(rateLimits.bucket, bucketOf(limit)), gt(rateLimits.expires_at, new Date(now))));
  const used = row?.count ?? 0;
  const wait = row ? Math.max(1, Math.ceil((row.expires_at.getTime() - now) / 1000)) : 0;
  return { used, wait, isOver: used >= mostOf(limit) };
}

/** The uses of several limits in their current windows. */
export async function usesOf(
  db: Queryable,
  limits: readonly Limit[],
): Promise<{ limit: Limit; used: number }[]> {
  const rows = await db
    .select({ bucket: rateLimits.bucket, count: rateLimits.count })
    .from(rateLimits)
    .where(and(inArray(rateLimits.bucket, limits.map(bucketOf)), gt(rateLimits.expires_at, new Date())));
  const counts = new Map(rows.map(({ bucket, count }) => [bucket, count]));
  return limits.map((limit) => ({ limit, used: counts.get(bucketOf(limit)) ?? 0 }));
}

/**
 * Counts one use against each limit. Throws `code` with the seconds to wait when one is used up. Buckets are
 * locked in one order, so that two requests never deadlock.
 */
export async function useUp(db: Queryable, limits: readonly Limit[], code: ErrorCode): Promise<void> {
  const byBucket = new Map(limits.map((limit) => [bucketOf(limit), limit]));
  for (const [, limit] of [...byBucket].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { isOver, wait } = await countUse(db, limit);
    if (isOver) throw new ApiFailure(code, ERROR_MESSAGES[code], wait);
  }
}

/** Begins the windows of these limits anew: what was counted turned out to be right. */
export async function giveBack(db: Queryable, limits: readonly Limit[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.bucket, limits.map(bucketOf).toSorted()));
}

/** Deletes windows that are over. */
export async function sweepLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expires_at, new Date()));
}
