import { and, eq } from 'drizzle-orm';
import type { SpeakingMode } from '#contract/speaking.ts';
import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { learnerTime } from '#rules/calendar/learner-time.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import { findAttempt } from '#server/domain/attempt/store.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { StoredSet } from './set-catalogue.ts';

/** How long after a grant has ended work is accepted that was done with no network while it lasted, days. */
const DELAY_DAYS = 30;

/** Open to everybody, in their own areas. */
const OPEN_MODES: ReadonlySet<SpeakingMode> = new Set(['trial', 'interview', 'level']);

const isOpen = ({ set }: StoredSet): boolean => set.is_free || OPEN_MODES.has(set.mode);

/** Whether a learner who was granted the speaking room until a day (null: for ever) may work in it. */
const isGranted = (until: string | null, day: string): boolean => until === null || until >= day;

async function grantOf(db: Queryable, learnerId: string): Promise<{ until: string | null } | undefined> {
  const [grant] = await db
    .select({ until: vipGrants.until })
    .from(vipGrants)
    .where(and(eq(vipGrants.learner_id, learnerId), eq(vipGrants.product, 'speaking')));
  return grant;
}

/** Whether the learner may enter a set: as a VIP of the speaking room, or because it is free. */
export async function mayEnter(db: Queryable, learnerId: string, stored: StoredSet): Promise<boolean> {
  if (isOpen(stored)) return true;
  const grant = await grantOf(db, learnerId);
  return grant !== undefined && isGranted(grant.until, vietnamDay(Date.now()));
}

/** @throws ApiFailure `SPEAKING_NOT_ALLOWED` */
export async function checkEntry(db: Queryable, learnerId: string, stored: StoredSet): Promise<void> {
  if (!(await mayEnter(db, learnerId, stored))) throw new ApiFailure('SPEAKING_NOT_ALLOWED');
}

/**
 * The same for work in an attempt. What the learner has begun they may finish, and what they did while their grant
 * lasted may arrive later.
 * @throws ApiFailure `SPEAKING_NOT_ALLOWED`
 */
export async function checkSpeakingWork(
  tx: Tx,
  learnerId: string,
  stored: StoredSet,
  work: DeviceClock & { attempt_id: string },
): Promise<void> {
  if (isOpen(stored)) return;
  const grant = await grantOf(tx, learnerId);
  const now = Date.now();
  const doneOn = vietnamDay(learnerTime(work, now).getTime());
  const from = addDays(vietnamDay(now), -DELAY_DAYS);
  if (grant && isGranted(grant.until, doneOn) && isGranted(grant.until, from)) return;
  const attempt = await findAttempt(tx, work.attempt_id);
  if (attempt?.learner_id !== learnerId || attempt.exercise_id !== stored.set.id)
    throw new ApiFailure('SPEAKING_NOT_ALLOWED');
}
