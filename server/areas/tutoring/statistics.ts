import { and, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Attendance, LearningStatistics, SelfStudyStatistics } from '#contract/tutoring.ts';
import { addDays, mondayOf, vietnamDay, weeksBetween } from '#rules/calendar/calendar.ts';
import { homeworkState } from '#rules/tutoring/homework-state.ts';
import { weekDays, weekOf } from '#rules/tutoring/weeks.ts';
import type { Queryable } from '#server/db/connect.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { classAttendance, classLessons } from '#server/db/schema-tutoring.ts';
import { minutesIn, timeByDay } from '#server/domain/study/time-by-day.ts';
import { homeworkOf } from '#server/domain/tutoring/homework.ts';
import type { OwnClass } from '#server/domain/tutoring/membership.ts';

const WEEKS_SHOWN = 12;

/** Lessons over by now, since the learner is a member. */
const heldLessons = (db: Queryable, learnerId: string, own: OwnClass, now: Date) =>
  db
    .select({ status: classAttendance.status })
    .from(classLessons)
    .leftJoin(
      classAttendance,
      and(eq(classAttendance.lesson_id, classLessons.id), eq(classAttendance.learner_id, learnerId)),
    )
    .where(
      and(
        eq(classLessons.class_id, own.class.id),
        isNull(classLessons.cancelled_at),
        lte(classLessons.ends_at, now),
        gte(classLessons.ends_at, own.joined_at),
      ),
    );

function countAttendance(held: readonly { status: Attendance | null }[]): LearningStatistics['attendance'] {
  const counts = { present: 0, late: 0, absent: 0, excused: 0, unrecorded: 0 };
  for (const { status } of held) counts[status ?? 'unrecorded'] += 1;
  return counts;
}

/** Attendance and homework; what was due before the learner joined is not theirs to have done. */
export async function learningStatisticsOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  now: Date,
): Promise<LearningStatistics> {
  const lessons = await db
    .select({ id: classLessons.id, starts_at: classLessons.starts_at })
    .from(classLessons)
    .where(eq(classLessons.class_id, own.class.id));
  const startOf = new Map(lessons.map(({ id, starts_at }) => [id, starts_at.getTime()]));
  const homework = (await homeworkOf(db, learnerId, { classId: own.class.id })).filter(
    ({ due_at, done }) => done !== null || due_at === null || due_at >= own.joined_at.getTime(),
  );
  const counts = { done: 0, done_late: 0, overdue: 0, open: 0 };
  const weeks = new Map<number, { set: number; done: number }>();
  const first = own.first_at ?? 0;
  for (const item of homework) {
    const state = homeworkState(item, now.getTime());
    counts[state === 'begun' ? 'open' : state] += 1;
    const week = weekOf(startOf.get(item.lesson_id) ?? first, first);
    const entry = weeks.get(week) ?? { set: 0, done: 0 };
    weeks.set(week, { set: entry.set + 1, done: entry.done + (item.done ? 1 : 0) });
  }
  return {
    attendance: countAttendance(await heldLessons(db, learnerId, own, now)),
    homework: counts,
    weeks: [...weeks]
      .toSorted(([one], [other]) => one - other)
      .map(([week, entry]) => ({ week, from: weekDays(week, first).from, ...entry })),
  };
}

/** Days and minutes of study by weeks of the class up to now, at most the last twelve. */
export async function selfStudyOf(
  db: Queryable,
  learnerId: string,
  own: OwnClass,
  now: Date,
): Promise<SelfStudyStatistics> {
  const first = own.first_at;
  const today = vietnamDay(now.getTime());
  if (first === null || first > now.getTime()) return { weeks: [] };
  const last = own.ends_at !== null && own.ends_at < now.getTime() ? vietnamDay(own.ends_at) : today;
  const mondays = weeksBetween(vietnamDay(first), last).slice(-WEEKS_SHOWN);
  const [from = today] = mondays;
  const to = addDays(mondayOf(last), 6);
  const days = await db
    .selectDistinct({ day: studyEvents.day })
    .from(studyEvents)
    .where(and(eq(studyEvents.learner_id, learnerId), gte(studyEvents.day, from), lte(studyEvents.day, to)));
  const daysOf = Map.groupBy(days, ({ day }) => mondayOf(day));
  const timeOf = Map.groupBy(await timeByDay(db, learnerId, { from, to }), ({ day }) => mondayOf(day));
  return {
    weeks: mondays.map((monday) => {
      return {
        week: weekOf(Date.parse(monday), first),
        from: monday,
        days: daysOf.get(monday)?.length ?? 0,
        ...minutesIn(timeOf.get(monday) ?? []),
      };
    }),
  };
}
