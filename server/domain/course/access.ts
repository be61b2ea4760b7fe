import { and, eq } from 'drizzle-orm';
import { ACTIVATION_STATUS, type ActivationStatus } from '#contract/course.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import type { Taker } from '#server/caller/taker.ts';
import type { Queryable, Tx } from '#server/db/connect.ts';
import { courses, lessons } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import type { Platform } from '#server/platform.ts';
import { isHomework } from './homework-access.ts';

type ActivationRow = typeof courseActivations.$inferSelect;
export type Activation = Pick<ActivationRow, 'status' | 'study_end_date'>;

/**
 * The learner's status in a course (docs/product.md, point 4). A free one is pending from the start; a guest
 * (no learner) has bought nothing.
 */
export function activationStatus(
  course: { is_free: boolean },
  learnerId: string | null,
  activation: Activation | null | undefined,
  now: number,
): ActivationStatus {
  if (learnerId === null) return ACTIVATION_STATUS.notPurchased;
  if (!activation) return course.is_free ? ACTIVATION_STATUS.pending : ACTIVATION_STATUS.notPurchased;
  if (activation.study_end_date !== null && activation.study_end_date < vietnamDay(now)) {
    return ACTIVATION_STATUS.expired;
  }
  return activation.status === 'activated' ? ACTIVATION_STATUS.activated : ACTIVATION_STATUS.pending;
}

/**
 * Guests may look into free courses; a learner works in the courses they have activated. A trial lesson is
 * open to everyone.
 */
export const canEnter = (
  place: { is_free: boolean; is_trial?: boolean },
  learnerId: string | null,
  status: ActivationStatus,
): boolean =>
  place.is_trial === true || (learnerId === null ? place.is_free : status === ACTIVATION_STATUS.activated);

export async function findActivation(
  db: Queryable,
  learnerId: string | null,
  courseId: string,
): Promise<(Activation & Pick<ActivationRow, 'extend_learn_types'>) | null> {
  if (learnerId === null) return null;
  const [row] = await db
    .select({
      status: courseActivations.status,
      study_end_date: courseActivations.study_end_date,
      extend_learn_types: courseActivations.extend_learn_types,
    })
    .from(courseActivations)
    .where(and(eq(courseActivations.learner_id, learnerId), eq(courseActivations.course_id, courseId)));
  return row ?? null;
}

export type CheckAccess = (
  learnerId: string | null,
  courseId: string,
  /** The lesson concerned, null for the whole course: a trial lesson is open regardless of its course. */
  lessonId: string | null,
  /** The exercise concerned, null for anything else: homework is open to the members of its class. */
  exerciseId: string | null,
  /** The surrounding transaction; what it reads is not cached, since it may never be committed. */
  tx?: Tx,
) => Promise<void>;

/** The same for work by a learner, or by a guest, who may work wherever they may look. */
export type CheckWork = (
  tx: Tx,
  taker: Taker,
  courseId: string,
  lessonId: string | null,
  exerciseId: string | null,
) => Promise<void>;

/** Activates a granted or free course; an active or expired one does not change. */
export async function storeActivation(tx: Queryable, learnerId: string, courseId: string): Promise<void> {
  const values = { status: 'activated' as const, activated_at: new Date() };
  await tx
    .insert(courseActivations)
    .values({ learner_id: learnerId, course_id: courseId, ...values })
    .onConflictDoUpdate({
      target: [courseActivations.learner_id, courseActivations.course_id],
      set: values,
      setWhere: eq(courseActivations.status, 'pending'),
    });
}

/**
 * Longest time an activation is cached. A missing one is never cached, nor is anything read inside a
 * transaction.
 */
const CACHE_MS = 5_000;
const CACHE_MAX = 10_000;

/**
 * Guards a course's content: throws `COURSE_NOT_ACTIVATED` where the learner (null: a guest) may not enter,
 * `NOT_FOUND` without the course. It precedes every query, so it is cached.
 */
export const courseGuard = (platform: Pick<Platform, 'content' | 'db'>): CheckAccess =>
  courseGuards(platform).read;

/**
 * Guards work in a course. A free, pending course is activated by the learner's first work in it: they may
 * have begun it as a guest, offline, on this device.
 */
export const workGuard = (platform: Pick<Platform, 'content' | 'db'>): CheckWork =>
  courseGuards(platform).work;

function courseGuards({ content, db }: Pick<Platform, 'content' | 'db'>): {
  read: CheckAccess;
  work: CheckWork;
} {
  const findCourse = content.keep(async (id) => {
    const [course] = await content.db
      .select({ is_free: courses.is_free })
      .from(courses)
      .where(eq(courses.id, id));
    return course ?? null;
  });
  const findLesson = content.keep(async (id) => {
    const [lesson] = await content.db
      .select({ is_trial: lessons.is_trial })
      .from(lessons)
      .where(eq(lessons.id, id));
    return lesson ?? null;
  });
  const cache = new Map<string, { activation: Activation; until: number }>();

  const activationOf = async (learnerId: string, courseId: string, tx: Tx | undefined) => {
    const key = `${learnerId} ${courseId}`;
    const now = Date.now();
    const known = cache.get(key);
    if (known && known.until > now) return known.activation;
    const activation = await findActivation(tx ?? db, learnerId, courseId);
    if (tx || activation?.status !== 'activated') return activation;
    if (cache.size >= CACHE_MAX) cache.clear();
    cache.set(key, { activation, until: now + CACHE_MS });
    return activation;
  };

  /** Null when they may enter; otherwise their status in the course. */
  const refusal = async (
    learnerId: string | null,
    courseId: string,
    lessonId: string | null,
    tx: Tx | undefined,
  ): Promise<{ status: ActivationStatus; is_free: boolean } | null> => {
    const course = await findCourse(courseId);
    if (!course) throw new ApiFailure('NOT_FOUND');
    if (lessonId !== null && (await findLesson(lessonId))?.is_trial) return null;
    const activation = learnerId === null ? null : await activationOf(learnerId, courseId, tx);
    const status = activationStatus(course, learnerId, activation, Date.now());
    return canEnter(course, learnerId, status) ? null : { status, is_free: course.is_free };
  };

  /** Asked only of those whom the course refuses. */
  const refuseUnlessHomework = async (
    learnerId: string | null,
    exerciseId: string | null,
    tx: Tx | undefined,
  ): Promise<void> => {
    const isOpen =
      learnerId !== null && exerciseId !== null && (await isHomework(tx ?? db, learnerId, exerciseId));
    if (!isOpen) throw new ApiFailure('COURSE_NOT_ACTIVATED');
  };

  return {
    read: async (learnerId, courseId, lessonId, exerciseId, tx) => {
      if (await refusal(learnerId, courseId, lessonId, tx))
        await refuseUnlessHomework(learnerId, exerciseId, tx);
    },
    work: async (tx, taker, courseId, lessonId, exerciseId) => {
      const learnerId = taker.isGuest ? null : taker.id;
      const refused = await refusal(learnerId, courseId, lessonId, tx);
      if (!refused) return;
      if (refused.is_free && refused.status === ACTIVATION_STATUS.pending)
        await storeActivation(tx, taker.id, courseId);
      else await refuseUnlessHomework(learnerId, exerciseId, tx);
    },
  };
}
