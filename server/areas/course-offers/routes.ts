import { desc, eq } from 'drizzle-orm';
import { ACTIVATION_STATUS, COURSE_LEVELS, type CourseSummary } from '#contract/course.ts';
import { SECTION_KINDS } from '#contract/lesson.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { suggestCourses } from '#rules/course/course-suggestions.ts';
import { levelOfBand } from '#rules/level/estimate-level.ts';
import { levelNow } from '#rules/level/level-now.ts';
import { findActivation } from '#server/domain/course/access.ts';
import type { CourseWithLessons } from '#server/domain/course/catalogue.ts';
import { summaryOf, trialLessons } from '#server/domain/course/course-queries.ts';
import { type ExerciseFacts, skillsOf } from '#server/domain/course/exercise-facts.ts';
import { levelFacts } from '#server/domain/level/level-facts.ts';
import type { Parts } from '#server/parts.ts';
import { courses } from '../../db/schema-content.ts';
import { courseLevels } from '../../db/schema-study.ts';
import type { Handlers } from '../../http/handler.ts';

/** Courses that somebody could still take up: neither active, nor waiting for activation, nor expired. */
const isOffer = ({ course_activation_status: status, is_free }: CourseSummary): boolean =>
  status === ACTIVATION_STATUS.notPurchased || (is_free && status === ACTIVATION_STATUS.pending);

/** The level for a learner of whom none is known: the highest one among the courses they study. */
const highestStudiedLevel = (all: readonly CourseSummary[]): number | null =>
  all
    .filter(({ course_activation_status: status }) => status === ACTIVATION_STATUS.activated)
    .reduce<number | null>(
      (highest, { level }) => (highest === null ? level : Math.max(highest, level)),
      null,
    );

/** What a course detail adds to its summary. */
function infosOf(course: CourseWithLessons, facts: ReadonlyMap<string, ExerciseFacts>) {
  const sections = course.lessons.flatMap((lesson) => lesson.sections);
  const open = new Set(trialLessons(course).map(({ id }) => id));
  return {
    description: course.description,
    minutes: course.lessons.reduce((total, { minutes }) => total + minutes, 0),
    section_counts: SECTION_KINDS.map((kind) => ({
      kind,
      count: sections.filter((section) => section.kind === kind).length,
    })).filter(({ count }) => count > 0),
    certificate: course.certificate,
    question_count: sections.reduce(
      (total, { module_id }) => total + (facts.get(module_id)?.questionCount ?? 0),
      0,
    ),
    skills: skillsOf(course.lessons, facts),
    lessons: course.lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      summary: lesson.summary,
      type: lesson.type,
      minutes: lesson.minutes,
      is_trial: open.has(lesson.id),
      skills: skillsOf([lesson], facts),
    })),
  };
}

export function handlers({
  db,
  content,
  catalogue,
  queries: { served, summaries },
  facts,
}: Parts): Handlers<'courseOffers'> {
  const addedAt = content.keep(async () => {
    const rows = await content.db
      .select({ id: courses.id, added_at: courses.added_at })
      .from(courses)
      .where(eq(courses.retired, false))
      .orderBy(desc(courses.added_at), courses.position);
    return rows.map(({ id, added_at }) => ({ id, added_at: added_at.getTime() }));
  });
  const chosenLevel = async (learnerId: string | null): Promise<number | null> => {
    if (learnerId === null) return null;
    const [row] = await db.select().from(courseLevels).where(eq(courseLevels.learner_id, learnerId));
    return row?.level ?? null;
  };
  /** By all that was tested, else the chosen one. */
  const knownLevel = async (learnerId: string | null): Promise<number | null> => {
    if (learnerId === null) return null;
    const today = vietnamDay(Date.now());
    const facts = await levelFacts(db, learnerId, today);
    const estimate = levelNow(facts, today);
    return estimate ? levelOfBand(estimate.band) : (facts.level?.level ?? null);
  };
  const levelsWith = async (selected: number | null) => {
    const all = await catalogue.all();
    return {
      levels: Object.entries(COURSE_LEVELS).map(([name, level]) => ({
        level,
        name,
        course_count: all.filter((course) => course.level === level).length,
        selected: level === selected,
      })),
    };
  };

  return {
    infos: async ({ params, ...call }) => {
      const course = await served(params.id);
      const learnerId = call.learner?.id ?? null;
      const [activation, known] = await Promise.all([findActivation(db, learnerId, course.id), facts()]);
      return { ...summaryOf(course, learnerId, activation), ...infosOf(course, known) };
    },

    suggestions: async ({ query, ...call }) => {
      const learnerId = call.learner?.id ?? null;
      const all = await summaries(learnerId);
      const level = query.level ?? (await knownLevel(learnerId)) ?? highestStudiedLevel(all);
      return { courses: suggestCourses(all.filter(isOffer), level).slice(0, query.limit) };
    },

    newList: async ({ query, ...call }) => {
      const [all, order] = await Promise.all([summaries(call.learner?.id ?? null), addedAt('all')]);
      const byId = new Map(all.map((course) => [course.id, course]));
      return {
        courses: order.slice(0, query.limit).flatMap(({ id, added_at }) => {
          const course = byId.get(id);
          return course ? [{ ...course, added_at }] : [];
        }),
      };
    },

    levels: async (call) => levelsWith(await chosenLevel(call.learner?.id ?? null)),

    chooseLevel: async ({ body: { level }, learner: { id } }) => {
      const values = { level, chosen_at: new Date() };
      await db
        .insert(courseLevels)
        .values({ learner_id: id, ...values })
        .onConflictDoUpdate({ target: courseLevels.learner_id, set: values });
      return levelsWith(level);
    },
  };
}
