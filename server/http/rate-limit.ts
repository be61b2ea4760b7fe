import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_MESSAGES } from '#contract/protocol/error-messages.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Database, Queryable } from '../db/connect.ts';
import { rateLimits } from '../db/schema-account.ts';

export interface Limit {
  /** What is counted (`otp`, `login`, …) and by what: `phone`, `device`, `network`. */
  name: string;
  /** Stored as a hash only. */
  subject: string;
  max: number;
  windowSeconds: number;
}

const bucketOf = ({ name, subject }: Limit): string =>
  `${name}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`;

interface Count {
  /** Uses in the current window, including this one; may exceed the limit. */
  used: number;
  /** Whole seconds until the window ends. */
  wait: number;
}

/** Counts one use, in windows shared by all nodes. Concurrent uses each get a count of their own. */
export async function countUse(db: Queryable, limit: Limit): Promise<Count> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + limit.windowSeconds * 1000);
  const over = sql`${rateLimits.expires_at} <= ${now}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: bucketOf(limit), count: 1, expires_at })
    .onConflictDoUpdate({
      target: rateLimits.bucket,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
        expires_at: sql`case when ${over} then excluded.expires_at else ${rateLimits.expires_at} end`,
      },
    })
    .returning();
  if (!row) throw new Error('a use was not counted');
  return { used: row.count, wait: Math.max(1, Math.ceil((row.expires_at.getTime() - now.getTime()) / 1000)) };
}

/** How much of a limit is currently used up. */
export async function usedOf(db: Queryable, limit: Limit): Promise<number> {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.bucket, bucketOf(limit)), gt(rateLimits.expires_at, new Date())));
  return row?.count ?? 0;
}

/**
 * Counts one use against each limit. Throws `code` with the seconds to wait when one is used up. Buckets are
 * locked in one order, so that two requests never deadlock.
 */
export async function useUp(db: Queryable, limits: readonly Limit[], code: ErrorCode): Promise<void> {
  const byBucket = new Map(limits.map((limit) => [bucketOf(limit), limit]));
  for (const [, limit] of [...byBucket].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const { used, wait } = await countUse(db, limit);
    if (used > limit.max) throw new ApiFailure(code, ERROR_MESSAGES[code], wait);
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
