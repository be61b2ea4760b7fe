import type { Skill } from '#contract/exam-taking.ts';
import { addDays, mondayOf } from '../calendar/calendar.ts';
import { bandAfter, hoursBetween, LEVEL_SPANS } from './level-spans.ts';

/** `buffer`: the last days before the exam, with nothing new. */
export type Phase = 'course' | 'skills' | 'tests' | 'buffer';

export interface PlanWeek {
  /** ISO dates, both inclusive; the first and last week may be partial. */
  startsOn: string;
  endsOn: string;
  phase: Phase;
  hours: number;
  /** Ids of the courses to study in the week. */
  courses: string[];
  /** The skill to focus on in the remaining time. */
  focus: Skill | null;
  /** Timed tests to take. */
  mocks: Skill[];
}

export interface PlanInput {
  /** ISO dates in Vietnam; null: no exam is booked yet. */
  today: string;
  examDate: string | null;
  /** Current and target overall bands. */
  band: number;
  targetBand: number;
  /** On six days of a week. */
  minutesADay: number;
  /** In the order of the levels, with the minutes left. */
  courses: readonly { id: string; level: number; minutesLeft: number }[];
  /** Weakest first. */
  skills: readonly Skill[];
}

export interface Plan {
  /** ISO date; if no exam is booked, the first day by which the plan would be completed. */
  examDate: string;
  isBooked: boolean;
  hoursNeeded: number;
  hoursAvailable: number;
  enough: boolean;
  /** The band that the hours lead to, at most the target. */
  realisticBand: number;
  /** Minutes of study per day that would be enough, in steps of five; null if more than the maximum. */
  minutesEnough: number | null;
  weeks: PlanWeek[];
}

const DAYS_KEPT = 6;
const DAY_MS = 86_400_000;
/** Share of a week's hours for courses; the rest is for mistakes, words and practice. */
const COURSE_PART = 0.7;
/** Share and maximum of the weeks for tests before the buffer. */
const TESTS_PART = 0.25;
const TEST_WEEKS_MAX = 4;
/** Before that, interval of the tests that check progress, weeks. */
const CHECK_EVERY = 4;
const BUFFER_HOURS = 0.5;
/** Maximum length of a plan without an exam, weeks. */
const UNBOOKED_WEEKS_MAX = 104;
const MINUTES_A_DAY_MAX = 360;
const MOCKS: readonly (readonly Skill[])[] = [
  ['listening', 'reading'],
  ['writing', 'speaking'],
];

const daysIn = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The weeks from today to the day before the exam, split at Mondays. */
function calendar(today: string, examDate: string): { startsOn: string; endsOn: string }[] {
  const last = addDays(examDate, -1);
  const weeks: { startsOn: string; endsOn: string }[] = [];
  for (let start = today; start <= last; start = addDays(mondayOf(start), 7)) {
    const sunday = addDays(mondayOf(start), 6);
    const isLast = sunday >= last;
    weeks.push({ startsOn: start, endsOn: isLast ? last : sunday });
  }
  return weeks;
}

/** Splits a number of weeks into study and tests; the rest is for resting. */
function shares(weeks: number): { study: number; tests: number } {
  if (weeks < 2) return { study: 0, tests: 0 };
  const tests = Math.min(TEST_WEEKS_MAX, Math.max(1, Math.round((weeks - 1) * TESTS_PART)), weeks - 1);
  return { study: weeks - 1 - tests, tests };
}

const hoursAWeek = (minutesADay: number): number => (minutesADay / 60) * DAYS_KEPT;

const hoursOf = (week: { startsOn: string; endsOn: string }, minutesADay: number): number =>
  (daysIn(week.startsOn, week.endsOn) / 7) * hoursAWeek(minutesADay);

const weightOf = (index: number, count: number): number => (index === count - 1 ? BUFFER_HOURS : 1);

/** Hours from today to the exam; the last week counts half. */
const available = (weeks: readonly { startsOn: string; endsOn: string }[], minutesADay: number): number =>
  weeks.reduce((sum, week, index) => sum + hoursOf(week, minutesADay) * weightOf(index, weeks.length), 0);

function minutesEnough(
  weeks: readonly { startsOn: string; endsOn: string }[],
  needed: number,
): number | null {
  const aMinute = available(weeks, 1);
  if (aMinute === 0) return null;
  const minutes = Math.ceil(needed / aMinute / 5) * 5;
  return minutes <= MINUTES_A_DAY_MAX ? minutes : null;
}

/** The courses between the two bands. */
const coursesBetween = ({ courses, band, targetBand }: PlanInput) =>
  courses.filter(({ level, minutesLeft }) => {
    const span = LEVEL_SPANS.find((each) => each.level === level);
    return minutesLeft > 0 && span !== undefined && span.to > band && (span.from ?? 0) < targetBand;
  });

/** Takes minutes from the queued courses, in order; returns the ids of those used. */
function takeFrom(queue: { id: string; minutesLeft: number }[], minutes: number): string[] {
  const used: string[] = [];
  let left = minutes;
  for (let course = queue[0]; course && left > 0; course = queue[0]) {
    used.push(course.id);
    const taken = Math.min(left, course.minutesLeft);
    course.minutesLeft -= taken;
    left -= taken;
    if (course.minutesLeft <= 0) queue.shift();
  }
  return used;
}

function fill(input: PlanInput, days: readonly { startsOn: string; endsOn: string }[]): PlanWeek[] {
  const { study } = shares(days.length);
  const queue = coursesBetween(input).map(({ id, minutesLeft }) => ({ id, minutesLeft }));
  const focusOf = (index: number): Skill | null => input.skills[index % input.skills.length] ?? null;
  return days.map((week, index) => {
    const hours = hoursOf(week, input.minutesADay);
    if (index === days.length - 1)
      return { ...week, phase: 'buffer', hours: hours * BUFFER_HOURS, courses: [], focus: null, mocks: [] };
    if (index >= study) {
      const mocks = MOCKS[(index - study) % MOCKS.length] ?? [];
      return { ...week, phase: 'tests', hours, courses: [], focus: focusOf(index), mocks: [...mocks] };
    }
    const courses = takeFrom(queue, hours * 60 * COURSE_PART);
    const isCheck = (index + 1) % CHECK_EVERY === 0 && index < study - 1;
    const mocks = isCheck ? (MOCKS[Math.floor(index / CHECK_EVERY) % MOCKS.length] ?? []) : [];
    const phase: Phase = courses.length > 0 ? 'course' : 'skills';
    return { ...week, phase, hours, courses, focus: focusOf(index), mocks: [...mocks] };
  });
}

/** The day by which the needed hours would be completed, including the light last week. */
function unbookedDay({ today, minutesADay }: PlanInput, needed: number): string {
  const weeks = Math.ceil(needed / hoursAWeek(minutesADay)) + 1;
  return addDays(today, 7 * Math.min(weeks, UNBOOKED_WEEKS_MAX));
}

/** A weekly plan from today to the exam. A past exam counts as none. */
export function planRoadmap(input: PlanInput): Plan {
  const { today, band, targetBand, minutesADay } = input;
  const hoursNeeded = hoursBetween(band, targetBand);
  const isBooked = input.examDate !== null && input.examDate >= today;
  const examDate = isBooked && input.examDate !== null ? input.examDate : unbookedDay(input, hoursNeeded);
  const days = calendar(today, examDate);
  const hoursAvailable = available(days, minutesADay);
  const enough = hoursAvailable >= hoursNeeded;
  return {
    examDate,
    isBooked,
    hoursNeeded,
    hoursAvailable,
    enough,
    realisticBand: enough
      ? Math.max(band, targetBand)
      : Math.min(targetBand, bandAfter(band, hoursAvailable)),
    minutesEnough: minutesEnough(days, hoursNeeded),
    weeks: fill(input, days),
  };
}
