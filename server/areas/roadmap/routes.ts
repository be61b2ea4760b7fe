import { and, eq } from 'drizzle-orm';
import { SECTION_STATUS } from '#contract/lesson.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { addDays, mondayOf } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import type { Database, Queryable } from '#server/db/connect.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { studyEvents, studyTimes } from '#server/db/schema-study.ts';
import { activationStatus } from '#server/domain/course/access.ts';
import type { Catalogue } from '#server/domain/course/catalogue.ts';
import { timeZoneOf } from '#server/domain/learner/time-zone.ts';
import { levelFacts } from '#server/domain/level/level-facts.ts';
import { sectionResults } from '#server/domain/study/section-results.ts';
import { minutesIn, timeByDay } from '#server/domain/study/time-by-day.ts';
import type { Handlers } from '#server/http/handler.ts';
import type { Parts } from '#server/parts.ts';

type Roadmap = ResponseOf<typeof ENDPOINTS.roadmap.roadmap>;

async function coursesOf(
  db: Database,
  catalogue: Catalogue,
  learnerId: string,
  now: number,
): Promise<Roadmap['courses']> {
  const courses = (await catalogue.all()).toSorted((a, b) => a.level - b.level);
  const results = await sectionResults(
    db,
    learnerId,
    courses.flatMap(({ lessons }) => lessons),
  );
  const activations = await db
    .select()
    .from(courseActivations)
    .where(eq(courseActivations.learner_id, learnerId));
  return courses.map((course) => {
    const lessons = course.lessons.map((lesson) => {
      const done = new Set(
        (results.get(lesson.id) ?? []).flatMap(({ section_id, status }) =>
          status === SECTION_STATUS.completed ? [section_id] : [],
        ),
      );
      const completed = lesson.sections.filter(({ id }) => done.has(id));
      return {
        isDone: completed.length > 0 && completed.length === lesson.sections.length,
        minutes: lesson.sections.reduce((total, { minutes }) => total + minutes, 0),
        minutesDone: completed.reduce((total, { minutes }) => total + minutes, 0),
      };
    });
    const activation = activations.find(({ course_id }) => course_id === course.id) ?? null;
    return {
      id: course.id,
      name: course.name,
      level: course.level,
      course_activation_status: activationStatus(course, learnerId, activation, now),
      lessons: lessons.length,
      lessons_done: lessons.filter(({ isDone }) => isDone).length,
      minutes: lessons.reduce((total, { minutes }) => total + minutes, 0),
      minutes_done: lessons.reduce((total, { minutesDone }) => total + minutesDone, 0),
    };
  });
}

/** What was measured on a day. */
const usesOn = (db: Queryable, learnerId: string, day: string) =>
  db
    .select({ subject: studyTimes.subject, spans: studyTimes.spans })
    .from(studyTimes)
    .where(and(eq(studyTimes.learner_id, learnerId), eq(studyTimes.day, day)));

export const handlers = ({ db, catalogue }: Parts): Handlers<'roadmap'> => ({
  roadmap: async ({ learner: { id } }) => {
    const now = Date.now();
    const today = localDay(now, await timeZoneOf(db, id));
    const week_starts_on = mondayOf(today);
    const done = await db
      .select({ subject: studyEvents.subject, minutes: studyEvents.minutes })
      .from(studyEvents)
      .where(and(eq(studyEvents.learner_id, id), eq(studyEvents.day, today)));
    const week = minutesIn(await timeByDay(db, id, { from: week_starts_on, to: addDays(week_starts_on, 6) }));
    return {
      ...(await levelFacts(db, id, today)),
      courses: await coursesOf(db, catalogue, id, now),
      week_starts_on,
      minutes_this_week: week.minutes,
      estimated_this_week: week.estimated,
      today: { day: today, done, times: await usesOn(db, id, today) },
    };
  },
});
