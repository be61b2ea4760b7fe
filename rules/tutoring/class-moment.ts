import { CLASS_STATUS, type ClassSummary, JOIN_EARLY_MS } from '#contract/tutoring.ts';

/**
 * What there is to say of a class now, beside the timing of its lesson: seven of a countdown, three in which something is
 * awaited, two after the last lesson.
 */
export const CLASS_MOMENT = {
  /** The incoming lesson is a week away or more. */
  WEEKS_AWAY: 1,
  /** A day or more. */
  DAYS_AWAY: 2,
  /** An hour or more. */
  HOURS_AWAY: 3,
  MINUTES_AWAY: 4,
  /** From 15 minutes before: the room is open. */
  ROOM_OPEN: 5,
  RUNNING: 6,
  /** The last ten minutes of the lesson. */
  ENDING: 7,
  /** The learner is in no class. */
  NO_CLASS: 8,
  NO_TEACHER: 9,
  /** Another lesson is to be planned, or the device has not heard of it. */
  NO_LESSON: 10,
  /** The lessons are over, and the final test is to be done. */
  TEST_TO_DO: 11,
  FINISHED: 12,
} as const;
export type ClassMoment = (typeof CLASS_MOMENT)[keyof typeof CLASS_MOMENT];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ENDING_MS = 10 * MINUTE;

type Facts = Pick<ClassSummary, 'teacher_name' | 'incoming' | 'ends_at' | 'final_test' | 'status'>;

/** Each begins so long before the lesson; a boundary belongs to the later one. */
const COUNTDOWN = [
  [JOIN_EARLY_MS, CLASS_MOMENT.ROOM_OPEN],
  [HOUR, CLASS_MOMENT.MINUTES_AWAY],
  [DAY, CLASS_MOMENT.HOURS_AWAY],
  [7 * DAY, CLASS_MOMENT.DAYS_AWAY],
] as const;

/** What follows from the incoming lesson; null once it is over. */
function momentOfLesson({ starts_at, ends_at }: { starts_at: number; ends_at: number }, now: number) {
  if (now >= ends_at) return null;
  if (now >= starts_at) return now >= ends_at - ENDING_MS ? CLASS_MOMENT.ENDING : CLASS_MOMENT.RUNNING;
  const left = starts_at - now;
  return COUNTDOWN.find(([within]) => left <= within)?.[1] ?? CLASS_MOMENT.WEEKS_AWAY;
}

const isCountdown = (moment: ClassMoment): boolean => moment < CLASS_MOMENT.ROOM_OPEN;

/** @param now the server's clock, or a device's corrected for its skew, milliseconds since 1970 */
export function classMoment(facts: Facts | null, now: number): ClassMoment {
  if (facts === null) return CLASS_MOMENT.NO_CLASS;
  const { incoming, teacher_name, ends_at, final_test } = facts;
  const isOver = facts.status === CLASS_STATUS.finished || (ends_at !== null && now >= ends_at);
  const moment = incoming && momentOfLesson(incoming, now);
  if (moment !== null && facts.status !== CLASS_STATUS.finished)
    // Without a teacher a date may not hold, but a room that is open is.
    return teacher_name === null && isCountdown(moment) ? CLASS_MOMENT.NO_TEACHER : moment;
  if (isOver) return final_test && !final_test.is_done ? CLASS_MOMENT.TEST_TO_DO : CLASS_MOMENT.FINISHED;
  return teacher_name === null ? CLASS_MOMENT.NO_TEACHER : CLASS_MOMENT.NO_LESSON;
}

/** The one thing that the learner can do about the class now. */
export type ClassAction = 'prepare' | 'join' | 'review' | 'test' | 'advise';

const ACTIONS: Readonly<Record<ClassMoment, ClassAction>> = {
  [CLASS_MOMENT.WEEKS_AWAY]: 'prepare',
  [CLASS_MOMENT.DAYS_AWAY]: 'prepare',
  [CLASS_MOMENT.HOURS_AWAY]: 'prepare',
  [CLASS_MOMENT.MINUTES_AWAY]: 'prepare',
  [CLASS_MOMENT.ROOM_OPEN]: 'join',
  [CLASS_MOMENT.RUNNING]: 'join',
  [CLASS_MOMENT.ENDING]: 'join',
  [CLASS_MOMENT.NO_CLASS]: 'advise',
  [CLASS_MOMENT.NO_TEACHER]: 'advise',
  [CLASS_MOMENT.NO_LESSON]: 'review',
  [CLASS_MOMENT.TEST_TO_DO]: 'test',
  [CLASS_MOMENT.FINISHED]: 'review',
};

export const classAction = (moment: ClassMoment): ClassAction => ACTIONS[moment];

/** When the moment next changes by itself, milliseconds since 1970; null if it does not. */
export function nextChange(facts: Facts | null, now: number): number | null {
  const lesson = facts?.incoming;
  if (!lesson) return null;
  const { starts_at, ends_at } = lesson;
  const boundaries = [
    ...COUNTDOWN.map(([within]) => starts_at - within),
    starts_at,
    ends_at - ENDING_MS,
    ends_at,
  ];
  const ahead = boundaries.filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
