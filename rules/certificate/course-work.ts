import type { CertificateBar } from '#contract/certificate.ts';
import { isAttempted, type Section } from '#contract/lesson.ts';
import { vietnamDay } from '../calendar/calendar.ts';

interface CourseSections {
  certificate: CertificateBar;
  lessons: readonly {
    id: string;
    sections: readonly Pick<Section, 'id' | 'kind' | 'module_id'>[];
  }[];
}

/** One attempt at an exercise. */
export interface Go {
  /** Questions answered. */
  answered: number;
  /** When it was submitted; null for a revise set. */
  at: number | null;
  /** Marks won on questions with a key. */
  won: number;
  /** Made after another attempt had shown the keys. */
  repeats: boolean;
}

/** Work on a practice, duet or revise set. */
export interface ExerciseWork {
  /** Number of questions that it has now. */
  questions: number;
  /** Maximum marks of the questions with a key. */
  marks: number;
  /** The learner has seen the keys, so another attempt is a retake. */
  keysShown: boolean;
  goes: readonly Go[];
}

/** A learner's work in courses; times in milliseconds since 1970. */
export interface Completions {
  /** First completion of each section reported as completed, by `lesson/section`. */
  sections: ReadonlyMap<string, number>;
  exercises: ReadonlyMap<string, ExerciseWork>;
}

/** Work recorded on a certificate. */
export interface WorkDone {
  lessons: number;
  exercises: number;
  /** Questions of all exercises, and how many of them were answered. */
  questions: number;
  answered: number;
}

/** An exercise with too few answers. */
interface ExerciseLeft {
  lesson_id: string;
  section_id: string;
  answered: number;
  /** Number of answers required. */
  needed: number;
}

export interface CourseWork {
  /** Day of the last section in Vietnam (ISO date); null until every section counts. */
  completed_on: string | null;
  /** Every section was reported or attempted, whether it counts or not. */
  seen: boolean;
  work: WorkDone;
  left: ExerciseLeft[];
}

export const isExercise = (kind: Section['kind']): boolean => kind === 'revise' || isAttempted(kind);

/** How many of `questions` must be answered in one attempt. */
export const answersNeeded = (questions: number, { answered }: CertificateBar): number =>
  Math.ceil((questions * answered) / 100);

/**
 * The work in a course that counts. A section to read or watch counts once it is reported; an exercise once enough of
 * its questions were answered in one attempt: a practice or duet from its submission, a revise set from when it was
 * reported. Repeating one never takes anything back.
 */
export function courseWork({ certificate, lessons }: CourseSections, done: Completions): CourseWork {
  const work: WorkDone = { lessons: lessons.length, exercises: 0, questions: 0, answered: 0 };
  const left: ExerciseLeft[] = [];
  const times: (number | null)[] = [];
  let seen = true;
  for (const lesson of lessons) {
    for (const { id, kind, module_id } of lesson.sections) {
      const reported = done.sections.get(`${lesson.id}/${id}`) ?? null;
      if (!isExercise(kind)) {
        times.push(reported);
        seen &&= reported !== null;
        continue;
      }
      const { questions = 0, goes = [] } = done.exercises.get(module_id) ?? {};
      const needed = answersNeeded(questions, certificate);
      const answered = Math.min(questions, Math.max(0, ...goes.map((go) => go.answered)));
      const counted = goes.filter((go) => go.answered >= needed).map(({ at }) => at ?? reported);
      const since = counted.filter((at) => at !== null);
      const at = since.length > 0 ? Math.min(...since) : null;
      work.exercises += 1;
      work.questions += questions;
      work.answered += answered;
      times.push(at);
      const passed = at !== null || reported !== null || goes.some((go) => go.at !== null);
      seen &&= passed;
      if (passed && at === null) left.push({ lesson_id: lesson.id, section_id: id, answered, needed });
    }
  }
  const counted = times.filter((at) => at !== null);
  const whole = counted.length > 0 && counted.length === times.length;
  return {
    completed_on: whole ? vietnamDay(Math.max(...counted)) : null,
    seen: seen && times.length > 0,
    work,
    left,
  };
}

/** Whether a result reaches the bar; always true if nothing is marked by a key. */
export const reachesBar = (result: number | null, { result: needed }: CertificateBar): boolean =>
  result === null || result >= needed;
