import { ACTIVATION_STATUS, LESSON_PROGRESS, type OwnCourse } from '#contract/course.ts';
import { reviewMinutes } from '../notebook/review-time.ts';
import type { DoneMinutes } from './day-goal.ts';

/** The fields of a learner's course that decide what comes next. */
export type TodayCourse = Pick<
  OwnCourse,
  'id' | 'name' | 'course_activation_status' | 'next_lesson' | 'lesson_count' | 'last_studied_on'
>;

/** A timed test that is running on this device. */
export interface RunningExam {
  /** Path at which it goes on. */
  to: string;
  /** Null if its questions are not on this device. */
  title: string | null;
  minutesLeft: number;
}

/** A practice, a revise set, a talk in a scene or the trial lesson that was begun and is not finished. */
export interface OpenExercise {
  /** Path at which it opens. */
  to: string;
  title: string;
  /** 1-based number of the question at which it opens, and the number of questions; 0: it has none. */
  question: number;
  of: number;
  /** When it was last worked on, milliseconds since 1970. */
  lastAt: number;
  /** It was worked on last on another device. */
  isElsewhere?: boolean | undefined;
}

/** A topic or a test of the speaking room that was begun and not handed in. */
export interface OpenTalk {
  /** Path at which it goes on. */
  to: string;
  title: string;
  /** Where it goes on, counted from 1; a test goes by its parts. Null: on another device, and only that knows. */
  place: { by: 'question' | 'part'; at: number; of: number } | null;
  /** How long the whole of it takes, minutes. */
  minutes: number;
  /** When it was last worked on, milliseconds since 1970. */
  lastAt: number;
}

/** A lesson with a teacher that is held now or within the hour. */
export interface NearLesson {
  classId: string;
  className: string;
  title: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
}

/** A lesson that opens on this device with no network. */
export interface LessonHere {
  id: string;
  title: string;
  /** All of its sections are completed. */
  isDone: boolean;
}

/** What a learner could do now, as far as this device knows. */
export interface Choices {
  /** With no network: the lessons on this device, and nothing else of a course can be begun. Null with a network. */
  offline: readonly LessonHere[] | null;
  /** Path of the page at which a recording was cut off; null if there is none. */
  recording: string | null;
  exam: RunningExam | null;
  exercise: OpenExercise | null;
  talk: OpenTalk | null;
  meeting: NearLesson | null;
  dueCards: number;
  courses: readonly TodayCourse[];
  /** What was completed today, whether the courses know of it or not. */
  done: DoneMinutes;
  /** Ids of lessons of which something waits to be sent, so that the courses may not know of it. */
  begunHere: readonly string[];
  /** A course that anybody may activate; null if there is none, or the learner has it already. */
  freeCourse: { id: string; name: string } | null;
  /** A placement test or a timed test has shown the learner's level, or they chose one. */
  hasLevel: boolean;
  /** How long the placement test is, as its own page says; null while that is not known. */
  placementMinutes: number | null;
}

/** The one thing to do next; `minutes` is how long it takes, null if nobody can tell. */
export type NextStep =
  | { kind: 'recording'; to: string; minutes: number }
  | { kind: 'exam'; exam: RunningExam; minutes: number }
  | { kind: 'class'; meeting: NearLesson; minutes: number }
  | { kind: 'exercise'; exercise: OpenExercise; minutes: number }
  | { kind: 'talk'; talk: OpenTalk; minutes: number }
  | { kind: 'cards'; count: number; minutes: number }
  | {
      kind: 'lesson';
      course: TodayCourse;
      lesson: NonNullable<TodayCourse['next_lesson']>;
      /** Something of the course has been done. */
      begun: boolean;
      /** 0: the lesson has been completed, but which one follows is not known yet. */
      minutes: number;
    }
  | { kind: 'lesson-here'; lesson: LessonHere; minutes: null }
  | { kind: 'activate'; course: TodayCourse; minutes: null }
  | { kind: 'placement'; minutes: number | null }
  | { kind: 'free-course'; course: { id: string; name: string }; minutes: null }
  | { kind: 'all-done'; course: TodayCourse; minutes: null }
  | { kind: 'expired'; course: TodayCourse; minutes: null }
  | { kind: 'no-course'; minutes: null };

/** Listening again to what was recorded, and answering once more if it is cut off. */
const RECORDING_MINUTES = 2;
/** What is left of a talk in a scene, counted in questions. */
const TALK_QUESTIONS = 2;
/** One question of a practice, with its part of the text. */
const QUESTION_MINUTES = 1.5;

const hasStatus =
  (status: TodayCourse['course_activation_status']) =>
  (course: TodayCourse): boolean =>
    course.course_activation_status === status;

/** The course studied last comes first; those never studied keep their order. */
const lastStudiedFirst = (one: TodayCourse, other: TodayCourse): number =>
  (other.last_studied_on ?? '').localeCompare(one.last_studied_on ?? '');

const wholeMinutes = (minutes: number): number => Math.max(1, Math.ceil(minutes));

function stepOfExercise(exercise: OpenExercise): NextStep {
  const left = exercise.of === 0 ? TALK_QUESTIONS : exercise.of - exercise.question + 1;
  return { kind: 'exercise', exercise, minutes: wholeMinutes(left * QUESTION_MINUTES) };
}

function stepOfTalk(talk: OpenTalk): NextStep {
  const { place, minutes } = talk;
  const left = place === null ? 1 : (place.of - place.at + 1) / place.of;
  return { kind: 'talk', talk, minutes: wholeMinutes(left * minutes) };
}

/** What was cut off or is running: it comes before anything new. Of what was left open, the one worked on last. */
function toFinish({ recording, exam, meeting, exercise, talk }: Choices): NextStep | null {
  if (recording !== null) return { kind: 'recording', to: recording, minutes: RECORDING_MINUTES };
  if (exam) return { kind: 'exam', exam, minutes: exam.minutesLeft };
  if (meeting)
    return { kind: 'class', meeting, minutes: wholeMinutes((meeting.endsAt - meeting.startsAt) / 60_000) };
  if (talk && (!exercise || talk.lastAt > exercise.lastAt)) return stepOfTalk(talk);
  return exercise && stepOfExercise(exercise);
}

/** Planned minutes of a lesson's sections that were completed today. */
const minutesIn = (lessonId: string, done: DoneMinutes): number =>
  Object.entries(done).reduce(
    (sum, [what, minutes]) => (what.startsWith(`section:${lessonId}/`) ? sum + minutes : sum),
    0,
  );

/** The lesson with which each active course goes on, the course studied last first. */
function nextLessons({ courses, done, begunHere }: Choices): Extract<NextStep, { kind: 'lesson' }>[] {
  const active = courses.filter(hasStatus(ACTIVATION_STATUS.activated)).toSorted(lastStudiedFirst);
  return active.flatMap((course) => {
    const { next_lesson: lesson } = course;
    if (!lesson) return [];
    const doneOfIt = minutesIn(lesson.id, done);
    const begun =
      lesson.place > 1 ||
      lesson.progress !== LESSON_PROGRESS.NOT_OPENED ||
      doneOfIt > 0 ||
      begunHere.includes(lesson.id);
    return { kind: 'lesson', course, lesson, begun, minutes: Math.max(0, lesson.minutes - doneOfIt) };
  });
}

/** What can be learnt next: a lesson, or the way to one that costs nothing. */
function toLearn(choices: Choices): NextStep | null {
  const { courses, freeCourse, hasLevel, placementMinutes } = choices;
  const [next] = nextLessons(choices);
  if (next) return next;
  const pending = courses.find(hasStatus(ACTIVATION_STATUS.pending));
  if (pending) return { kind: 'activate', course: pending, minutes: null };
  if (!hasLevel) return { kind: 'placement', minutes: placementMinutes };
  const finished = courses.some(hasStatus(ACTIVATION_STATUS.activated));
  return freeCourse && !finished ? { kind: 'free-course', course: freeCourse, minutes: null } : null;
}

/** Of the lessons on this device: the next one of a course, else one that is not completed. */
function toLearnHere(choices: Choices, here: readonly LessonHere[]): NextStep | null {
  const open = here.filter(({ isDone }) => !isDone);
  const next = nextLessons(choices).find(
    ({ lesson, minutes }) => minutes > 0 && open.some(({ id }) => id === lesson.id),
  );
  if (next) return next;
  const [lesson] = open;
  return lesson ? { kind: 'lesson-here', lesson, minutes: null } : null;
}

const reviews = ({ dueCards }: Choices): NextStep | null =>
  dueCards > 0 ? { kind: 'cards', count: dueCards, minutes: reviewMinutes(dueCards) } : null;

/** Where nothing is left to learn: what was, or what would open more. */
function afterAll({ courses }: Choices): NextStep {
  const [finished] = courses.filter(hasStatus(ACTIVATION_STATUS.activated)).toSorted(lastStudiedFirst);
  if (finished) return { kind: 'all-done', course: finished, minutes: null };
  const expired = courses.find(hasStatus(ACTIVATION_STATUS.expired));
  return expired ? { kind: 'expired', course: expired, minutes: null } : { kind: 'no-course', minutes: null };
}

/**
 * Decides the one thing to do next: first what was cut off, then a running test, a lesson with a teacher within the
 * hour, an open exercise or talk, the next lesson or the way to one; the notebook's due cards stand second to all of
 * these, and come before what would have to be bought. With no network only what is on this device; null: nothing.
 */
export function nextStep(choices: Choices): NextStep | null {
  const { offline } = choices;
  const unfinished = toFinish(choices);
  if (unfinished) return unfinished;
  if (offline === null) return toLearn(choices) ?? reviews(choices) ?? afterAll(choices);
  const [known] = offline;
  return (
    toLearnHere(choices, offline) ??
    reviews(choices) ??
    (known ? { kind: 'lesson-here', lesson: known, minutes: null } : null)
  );
}

/** The due cards, where something else comes first. */
export const cardsAfter = (step: NextStep | null, dueCards: number): number =>
  step === null || step.kind === 'cards' ? 0 : dueCards;
