import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { OtpKind } from '#contract/account.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { otps } from '#server/db/schema-account.ts';

const LIFE_MS = 5 * 60_000;
const MAX_TRIES = 5;

/** The lane shared by all devices on which the learner has never signed in. */
export const STRANGERS = '';

/** Identifies a code. A code of another kind or lane neither voids it nor shares its tries. */
export interface CodePlace {
  phone: string;
  kind: OtpKind;
  /** The mark of a device known to the learner, the id of a signed-in learner, or `STRANGERS`. */
  lane: string;
}

/** A verified code. */
export type VerifiedCode = CodePlace & { salt: string };

const hashOf = (phone: string, salt: string, code: string): string =>
  createHash('sha256').update(`${phone}:${salt}:${code}`).digest('hex');

/** Creates a code; it voids an older one of the same place. */
export async function makeCode(db: Database, { phone, kind, lane }: CodePlace): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  const row = {
    phone,
    kind,
    lane,
    salt,
    code_hash: hashOf(phone, salt, code),
    tries_left: MAX_TRIES,
    expires_at: new Date(Date.now() + LIFE_MS),
  };
  await db
    .insert(otps)
    .values(row)
    .onConflictDoUpdate({ target: [otps.phone, otps.kind, otps.lane], set: row });
  return code;
}

/**
 * The code, if it is right; otherwise null. A wrong one costs one of its five tries, committed immediately
 * regardless of the caller's transaction; a right one costs nothing and remains usable.
 * @param elsewhere lanes to fall back to when the place itself has no code; the first with one is used
 */
export async function tryCode(
  db: Database,
  place: CodePlace,
  code: string,
  elsewhere: readonly string[] = [STRANGERS],
): Promise<VerifiedCode | null> {
  const { phone, kind } = place;
  const alive = and(
    eq(otps.phone, phone),
    eq(otps.kind, kind),
    gt(otps.tries_left, 0),
    gt(otps.expires_at, new Date()),
  );
  const lanes = [place.lane, ...elsewhere];
  const found = await db
    .select({ lane: otps.lane })
    .from(otps)
    .where(and(alive, inArray(otps.lane, lanes)));
  const matchedLane = lanes.find((lane) => found.some((row) => row.lane === lane));
  if (matchedLane === undefined) return null;
  const [row] = await db
    .update(otps)
    .set({ tries_left: sql`${otps.tries_left} - 1` })
    .where(and(alive, eq(otps.lane, matchedLane)))
    .returning();
  if (!row) return null;
  const isRight = timingSafeEqual(
    Buffer.from(hashOf(phone, row.salt, code), 'hex'),
    Buffer.from(row.code_hash, 'hex'),
  );
  if (!isRight) return null;
  const verified = { phone, kind, lane: row.lane, salt: row.salt };
  await db
    .update(otps)
    .set({ tries_left: sql`${otps.tries_left} + 1` })
    .where(isCode(verified));
  return verified;
}

/** Deletes every code of a number. */
export async function forgetCodes(tx: Tx, phone: string): Promise<void> {
  await tx.delete(otps).where(eq(otps.phone, phone));
}

const isCode = ({ phone, kind, lane, salt }: VerifiedCode) =>
  and(eq(otps.phone, phone), eq(otps.kind, kind), eq(otps.lane, lane), eq(otps.salt, salt));

/** Uses up a code that `tryCode` accepted. False when another request used it first. */
export async function consumeCode(tx: Tx, code: VerifiedCode): Promise<boolean> {
  const used = await tx.delete(otps).where(isCode(code)).returning({ phone: otps.phone });
  return used.length > 0;
}
