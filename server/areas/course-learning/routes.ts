import { and, eq, gte } from 'drizzle-orm';
import { PROGRESS_WEEKS } from '#contract/course-learning.ts';
import { SECTION_KINDS } from '#contract/lesson.ts';
import { addDays, lastWeeks } from '#rules/calendar/calendar.ts';
import { localDay } from '#rules/calendar/time-zone.ts';
import { weeklyStudy } from '#rules/streak/weekly-study.ts';
import type { CourseWithLessons } from '#server/domain/course/catalogue.ts';
import type { CourseQueries } from '#server/domain/course/course-queries.ts';
import { timeZoneOf } from '#server/domain/learner/time-zone.ts';
import { sectionResults } from '#server/domain/study/section-results.ts';
import { minutesIn, timeByDay } from '#server/domain/study/time-by-day.ts';
import type { Parts } from '#server/parts.ts';
import { studyEvents } from '../../db/schema-study.ts';
import type { Handlers } from '../../http/handler.ts';
import { averageScore, recentMarks } from './marks.ts';
import { missionsOf } from './missions.ts';
import { type SectionState, sectionStates, shareOf } from './section-states.ts';
import { courseStreakNow, streakNow } from './streak-now.ts';
import { studyMonth } from './study-month.ts';

type StreakHandlers = Pick<Handlers<'courseLearning'>, 'learningStreak' | 'dayStreaks' | 'studyMonth'>;

const streakHandlers = (db: Parts['db'], studied: CourseQueries['studied']): StreakHandlers => ({
  learningStreak: async ({ params, learner: { id } }) => {
    const course = await studied(params.id, id);
    return { course_id: course.id, ...(await courseStreakNow(db, id, course.id, Date.now())) };
  },

  dayStreaks: ({ learner: { id } }) => streakNow(db, id, Date.now()),

  studyMonth: ({ query, learner: { id } }) => studyMonth(db, id, query.month, Date.now()),
});

/** What was completed in a course since a given day. */
const eventsSince = (db: Parts['db'], learnerId: string, courseId: string, day: string) =>
  db
    .select({ day: studyEvents.day, subject: studyEvents.subject })
    .from(studyEvents)
    .where(
      and(
        eq(studyEvents.learner_id, learnerId),
        eq(studyEvents.course_id, courseId),
        gte(studyEvents.day, day),
      ),
    );

export function handlers({ db, queries: { studied }, facts }: Parts): Handlers<'courseLearning'> {
  const statesIn = async (learnerId: string, course: CourseWithLessons): Promise<SectionState[]> =>
    sectionStates(course.lessons, await sectionResults(db, learnerId, course.lessons));

  const todayOf = async (learnerId: string): Promise<string> =>
    localDay(Date.now(), await timeZoneOf(db, learnerId));

  return {
    learningProgress: async ({ params, learner: { id } }) => {
      const course = await studied(params.id, id);
      const today = await todayOf(id);
      const [first = today] = lastWeeks(today, PROGRESS_WEEKS);
      const [states, events, times] = await Promise.all([
        statesIn(id, course),
        eventsSince(db, id, course.id, first),
        timeByDay(db, id, { from: first, to: addDays(today, 1), courseId: course.id }),
      ]);
      const byLesson = Map.groupBy(states, ({ lesson }) => lesson.id);
      const whole = [...byLesson.values()].filter((sections) =>
        sections.every(({ state }) => state === 'done'),
      );
      return {
        course_id: course.id,
        lessons: { completed: whole.length, total: course.lessons.length },
        sections: shareOf(states, () => 1),
        minutes: shareOf(states, ({ section }) => section.minutes),
        weeks: weeklyStudy(events, today, PROGRESS_WEEKS).map((week) => ({
          ...week,
          ...minutesIn(times.filter(({ day }) => day >= week.from && day <= week.to)),
        })),
      };
    },

    learningStatistic: async ({ params, learner: { id } }) => {
      const course = await studied(params.id, id);
      const today = await todayOf(id);
      const first = addDays(today, -29);
      const [states, scores, events, times] = await Promise.all([
        statesIn(id, course),
        averageScore(db, id, course, await facts()),
        eventsSince(db, id, course.id, first),
        timeByDay(db, id, { from: first, to: addDays(today, 1), courseId: course.id }),
      ]);
      return {
        course_id: course.id,
        by_kind: SECTION_KINDS.map((kind) => ({
          kind,
          ...shareOf(
            states.filter(({ section }) => section.kind === kind),
            () => 1,
          ),
        })).filter(({ total }) => total > 0),
        ...scores,
        last_30_days: {
          study_days: new Set(events.map(({ day }) => day)).size,
          ...minutesIn(times),
        },
      };
    },

    ...streakHandlers(db, studied),

    recentMark: async ({ params, query, learner: { id } }) => ({
      marks: await recentMarks(db, id, await studied(params.id, id), query.limit),
    }),

    learningMissions: async ({ params, query, learner: { id } }) =>
      missionsOf(await statesIn(id, await studied(params.id, id)), await facts(), query.limit),
  };
}
