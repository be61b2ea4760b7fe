import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardsAfter, type NearLesson, type NextStep, nextStep } from '#rules/today/next-step.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { listedExams } from '#src/shared/exam/read-exam.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { personalRoadmap } from '#src/shared/roadmap/personal-roadmap.ts';
import { useChosenLevel } from '#src/shared/roadmap/use-chosen-level.ts';
import { dayStreaks } from '#src/shared/streak/day-streaks.ts';
import { type DayLog, noteDone, noteGoal } from './day-log.ts';
import { type DeviceWork, NOTHING_OPEN } from './device-work.ts';
import { minutesThisWeek, type PlanToday, planToday } from './plan-today.ts';
import { useCalendar } from './use-calendar.ts';
import { useDayProgress } from './use-day-progress.ts';
import { useDeviceWork } from './use-device-work.ts';
import { type DueCards, useDueCards } from './use-due-cards.ts';
import { useNearLesson } from './use-near-lesson.ts';
import { type OwnCourses, useOwnCourses } from './use-own-courses.ts';

const MINUTE_MS = 60_000;

export interface Today {
  /** ISO date. */
  day: string;
  /** When it ends, device clock, milliseconds. */
  until: number;
  /** Null while it is not known. */
  name: string | null;
  /** Null while it is not known; `missing`: what would decide it is not on this device. */
  step: NextStep | 'missing' | null;
  /** Due cards that stand second to the step. */
  thenCards: number;
  log: DayLog;
  /** Null while it is not known. */
  plan: PlanToday | null;
  cards: DueCards;
  /** Null until this device's database was read; as last seen where it fails. */
  work: DeviceWork | null;
  /** When the oldest of it was loaded from the server, device clock; 0 if something is missing. */
  asOf: number;
  /** Everything that this device has was read: nothing is from the last visit any more. */
  isSettled: boolean;
}

interface Known {
  work: DeviceWork | null;
  /** The device's database fails. */
  isUnread: boolean;
  cards: DueCards;
  own: OwnCourses | null;
  isMissing: boolean;
  hasLevel: boolean;
  placementMinutes: number | null;
  log: DayLog;
  meeting: NearLesson | null;
  isOffline: boolean;
}

/** What is decided without the learner's courses. */
const WITHOUT_COURSES: readonly NextStep['kind'][] = [
  'recording',
  'exam',
  'class',
  'exercise',
  'talk',
  'cards',
  'lesson-here',
];

function stepOf({
  work: known,
  isUnread,
  cards,
  own,
  isMissing,
  hasLevel,
  placementMinutes,
  log,
  meeting,
  isOffline,
}: Known): Today['step'] {
  const work = known ?? (isUnread ? NOTHING_OPEN : null);
  if (!work || (cards.count === null && !cards.isSettled) || (!own && !isMissing)) return null;
  const { recording, exam, exercise } = work;
  // What the version before has stored knows of no talks.
  const talk = work.talk ?? null;
  const minutesLeft = exam ? Math.ceil((exam.endsAt - Date.now()) / MINUTE_MS) : 0;
  const step = nextStep({
    offline: isOffline ? work.lessons : null,
    recording,
    exam: exam && minutesLeft > 0 ? { to: exam.to, title: exam.title, minutesLeft } : null,
    exercise,
    talk,
    meeting,
    dueCards: cards.count ?? 0,
    courses: own?.courses ?? [],
    done: log.done,
    begunHere: work.begun,
    freeCourse: own?.freeCourse ?? null,
    // Without the courses nobody can tell whether there is a test to take: cards are known.
    hasLevel: hasLevel || !own,
    placementMinutes,
  });
  return step && (own || WITHOUT_COURSES.includes(step.kind)) ? step : 'missing';
}

/** The learner's day, from this device at once and from the server when it answers. */
export function useToday(owner: string): Today {
  const { today: day, until } = useCalendar();
  const log = useDayProgress(owner);
  const { work, isUnread } = useDeviceWork(owner);
  const cards = useDueCards(day);
  const { own, isMissing, asOf: coursesAsOf } = useOwnCourses();
  const person = useQuery(profile());
  const roadmap = useQuery(personalRoadmap());
  const streak = useQuery(dayStreaks());
  const [chosenLevel] = useChosenLevel();
  const meeting = useNearLesson();
  const isOffline = useConnectivity() !== 'online';
  const facts = roadmap.data ?? null;

  const served = facts?.today?.day === day ? facts.today.done : null;
  useEffect(() => {
    noteDone(
      owner,
      day,
      Object.fromEntries((served ?? []).map(({ subject, minutes }) => [subject, minutes])),
    );
  }, [owner, day, served]);

  const plan = person.data
    ? planToday({
        target: person.data,
        facts,
        chosenLevel,
        today: day,
        minutesThisWeek: minutesThisWeek(facts, log),
        firstDay: streak.data
          ? streak.data.before > 0
            ? streak.data.from
            : (streak.data.days[0] ?? null)
          : null,
      })
    : null;
  // Without the roadmap there may be a plan all the same: its goal is not overwritten.
  const goal = plan && (facts || roadmap.isError) ? plan.goal : null;
  const isGoalSet = plan?.isAssumed === false;
  useEffect(() => {
    if (goal !== null) noteGoal(owner, day, goal, isGoalSet);
  }, [owner, day, goal, isGoalSet]);

  const hasLevel = !facts || facts.level !== null || facts.bands.length > 0;
  // Only who is led to the test asks how long it is.
  const exams = useQuery({ ...listedExams(), enabled: !hasLevel });
  const placement = exams.data?.tests.find((test) => test.placement);
  // A test that is not there, or not yet, is no way on.
  const isTested = hasLevel || (exams.data !== undefined && !placement);
  const step = stepOf({
    work,
    isUnread,
    cards,
    own,
    isMissing,
    hasLevel: isTested,
    placementMinutes: placement?.minutes ?? null,
    log,
    meeting,
    isOffline,
  });
  return {
    day,
    until,
    name: person.data?.full_name ?? null,
    step,
    thenCards: cardsAfter(step === 'missing' ? null : step, cards.count ?? 0),
    log,
    plan,
    cards,
    work,
    asOf: Math.min(coursesAsOf, person.dataUpdatedAt, roadmap.dataUpdatedAt, streak.dataUpdatedAt),
    isSettled: (work !== null || isUnread) && cards.isSettled && (own !== null || isMissing),
  };
}
