import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { EMBEDDED_SECONDS, VIEW_ORIGIN_HEADER } from '#contract/protocol/envelope.ts';
import { coarseNetworkOf } from '#server/caller/caller.ts';
import type { Learner } from '#server/caller/taker.ts';
import type { Database, Queryable } from '../db/connect.ts';
import { tokens } from '../db/schema-account.ts';

const TOKEN_DAYS = 365;
const DAY_MS = 86_400_000;
/** Longest time that another process may accept an ended token. */
const CACHE_MS = 5_000;
const CACHE_MAX = 10_000;
/** The use of a token is recorded at most this often, milliseconds. */
const RECORD_INTERVAL_MS = 3_600_000;
/** The origin flag of the embedded view. */
const EMBEDDED = 'crm';

/** The stored form of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The device that a token is issued to. */
export interface SessionDevice {
  /** Browser and system; null when unknown. */
  name: string | null;
  /** The coarse network. */
  network: string;
  /** Hash of the device's cookie. */
  mark: string;
}

type Use = Pick<FastifyRequest, 'ip' | 'headers'>;

interface CachedSession {
  learnerId: string;
  embedded: boolean;
  until: number;
}

/**
 * Bearer tokens: opaque, random, stored hashed. One expires a year after the sign-in, or after `idleDays`
 * without use; one used in the embedded view, minutes after its first use there.
 */
export class LearnerSessions {
  readonly #db: Database;
  readonly #idleDays: number;
  readonly #cache = new Map<string, CachedSession>();

  constructor(db: Database, idleDays: number) {
    this.#db = db;
    this.#idleDays = idleDays;
  }

  #endOfIdleness(now: number): Date {
    return new Date(now + Math.min(this.#idleDays, TOKEN_DAYS) * DAY_MS);
  }

  /** Creates a token for the learner; its text exists only in the response. */
  async open(db: Queryable, learnerId: string, { name, network, mark }: SessionDevice): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await db.insert(tokens).values({
      hash: tokenHash(token),
      learner_id: learnerId,
      device: name,
      network,
      device_mark: mark,
      expires_at: this.#endOfIdleness(Date.now()),
    });
    return token;
  }

  /** The learner with this token, or null. Cached for at most five seconds. */
  async find(token: string, { ip, headers }: Use): Promise<Learner | null> {
    const hash = tokenHash(token);
    const now = Date.now();
    const isInView = headers[VIEW_ORIGIN_HEADER] === EMBEDDED;
    const cached = this.#cache.get(hash);
    if (cached && cached.until > now && (cached.embedded || !isInView)) return { id: cached.learnerId };
    const [row] = await this.#db
      .select()
      .from(tokens)
      .where(and(eq(tokens.hash, hash), gt(tokens.expires_at, new Date(now))));
    if (!row) {
      this.#cache.delete(hash);
      return null;
    }
    const embedded = row.embedded || isInView;
    if (isInView && !row.embedded) await this.#endSoon(hash, now);
    if (now - row.last_used_at.getTime() > RECORD_INTERVAL_MS) await this.#recordUse(hash, now, ip);
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear();
    // The cache entry expires before the token does.
    const until = Math.min(now + CACHE_MS, row.expires_at.getTime());
    this.#cache.set(hash, { learnerId: row.learner_id, embedded, until });
    return { id: row.learner_id };
  }

  /** Counted from its first use in the embedded view, however long the URL that contained it survives. */
  async #endSoon(hash: string, now: number): Promise<void> {
    const end = new Date(now + EMBEDDED_SECONDS * 1000);
    await this.#db
      .update(tokens)
      .set({ embedded: true, expires_at: sql`least(${tokens.expires_at}, ${end})` })
      .where(and(eq(tokens.hash, hash), eq(tokens.embedded, false)));
  }

  /** Nodes that handle an hour's first call at the same time write only once. */
  async #recordUse(hash: string, now: number, ip: string): Promise<void> {
    const latest = sql`${tokens.created_at} + make_interval(days => ${TOKEN_DAYS})`;
    const end = sql`least(${latest}, ${this.#endOfIdleness(now)}::timestamptz)`;
    await this.#db
      .update(tokens)
      .set({
        last_used_at: new Date(now),
        network: coarseNetworkOf(ip),
        expires_at: sql`case when ${tokens.embedded} then ${tokens.expires_at} else ${end} end`,
      })
      .where(and(eq(tokens.hash, hash), lt(tokens.last_used_at, new Date(now - RECORD_INTERVAL_MS))));
  }

  async close(token: string): Promise<void> {
    const hash = tokenHash(token);
    await this.#db.delete(tokens).where(eq(tokens.hash, hash));
    this.#cache.delete(hash);
  }

  /** Ends every token of the learner; call `forget` once the transaction has been committed. */
  async closeAll(db: Queryable, learnerId: string): Promise<void> {
    await db.delete(tokens).where(eq(tokens.learner_id, learnerId));
  }

  /** Ends every token of the learner but this one; call `forget` afterwards, as with `closeAll`. */
  async closeOthers(db: Queryable, learnerId: string, token: string): Promise<void> {
    await db.delete(tokens).where(and(eq(tokens.learner_id, learnerId), ne(tokens.hash, tokenHash(token))));
  }

  forget(learnerId: string): void {
    for (const [hash, entry] of this.#cache) if (entry.learnerId === learnerId) this.#cache.delete(hash);
  }
}

export function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
}
