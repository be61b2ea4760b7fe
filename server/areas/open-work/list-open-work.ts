import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { OpenWork } from '#contract/open-work.ts';
import type { Queryable } from '#server/db/connect.ts';
import { conversationScenes, openScenes } from '#server/db/schema-conversation.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { activationStatus, canEnter } from '#server/domain/course/access.ts';
import type { Catalogue } from '#server/domain/course/catalogue.ts';
import { sectionResults } from '#server/domain/study/section-results.ts';
import { begunSets, openAttemptsListed, type StoredWork } from './open-attempts-listed.ts';

const DAY_MS = 86_400_000;
/** Work left alone for longer is no longer offered; it stays where it is. */
const OFFERED_DAYS = 14;
/** Attempts opened earlier are not looked for. */
const OPENED_WITHIN_DAYS = 60;
const MOST = 12;

/** Talks in scenes that were left before their end. */
async function openTalks(db: Queryable, learnerId: string, since: Date): Promise<OpenWork[]> {
  const rows = await db
    .select({
      id: openScenes.scene_id,
      title: sql<string>`${conversationScenes.data} ->> 'title_vi'`,
      answered: sql<number>`jsonb_array_length(${openScenes.answers})`,
      at: openScenes.at,
    })
    .from(openScenes)
    .innerJoin(conversationScenes, eq(conversationScenes.id, openScenes.scene_id))
    .where(
      and(
        eq(openScenes.learner_id, learnerId),
        gt(openScenes.at, since),
        sql`jsonb_array_length(${openScenes.answers}) > 0`,
        eq(conversationScenes.retired, false),
      ),
    )
    .orderBy(desc(openScenes.at))
    .limit(MOST);
  return rows.map(({ at, ...talk }) => ({
    ...talk,
    kind: 'scene',
    attempt_id: null,
    place: null,
    mode: null,
    of: 0,
    at: at.getTime(),
    deadline_at: null,
  }));
}

/** What can be gone on with: a test until its end, anything else once something was answered. */
const isUnderWay = ({ deadline_at, answered }: StoredWork, now: number): boolean =>
  deadline_at ? deadline_at.getTime() > now : answered > 0;

/** The section that each work is, without what was finished since or may not be entered; outside of courses all stays. */
async function placed(
  db: Queryable,
  catalogue: Catalogue,
  learnerId: string,
  work: readonly StoredWork[],
): Promise<OpenWork[]> {
  const lessonIds = [...new Set(work.flatMap(({ lesson_id }) => lesson_id ?? []))];
  const known = (await Promise.all(lessonIds.map((id) => catalogue.lesson(id)))).filter(
    (one) => one !== null,
  );
  const lessons = new Map(known.map((one) => [one.lesson.id, one]));
  const results = await sectionResults(
    db,
    learnerId,
    known.map(({ lesson }) => lesson),
  );
  const activations =
    known.length === 0
      ? []
      : await db.select().from(courseActivations).where(eq(courseActivations.learner_id, learnerId));
  return work.flatMap(({ lesson_id, at, deadline_at, kind, ...one }): OpenWork[] => {
    const shown = { ...one, kind, at: at.getTime(), deadline_at: deadline_at?.getTime() ?? null };
    if (lesson_id === null) return [{ ...shown, place: null }];
    const found = lessons.get(lesson_id);
    const section = found?.lesson.sections.find(({ module_id }) => module_id === one.id);
    if (!found || !section) return [];
    const { course, lesson } = found;
    const activation = activations.find(({ course_id }) => course_id === course.id);
    const status = activationStatus(course, learnerId, activation, Date.now());
    if (!canEnter({ ...course, is_trial: lesson.is_trial }, learnerId, status)) return [];
    const result = results.get(lesson_id)?.find(({ section_id }) => section_id === section.id);
    if ((result?.completed_at ?? 0) > at.getTime()) return [];
    return [{ ...shown, place: { lesson_id, section_id: section.id } }];
  });
}

/** What the learner has begun on any device and not finished, the one worked on last first. */
export async function listOpenWork(
  db: Queryable,
  catalogue: Catalogue,
  learnerId: string,
  now: number,
): Promise<OpenWork[]> {
  const since = new Date(now - OFFERED_DAYS * DAY_MS);
  const opened = await openAttemptsListed(db, learnerId, new Date(now - OPENED_WITHIN_DAYS * DAY_MS));
  const stored = [...opened, ...(await begunSets(db, learnerId, since))].filter(
    (work) => isUnderWay(work, now) && work.at > since,
  );
  const work = [
    ...(await placed(db, catalogue, learnerId, stored)),
    ...(await openTalks(db, learnerId, since)),
  ];
  return work.toSorted((one, other) => other.at - one.at).slice(0, MOST);
}
