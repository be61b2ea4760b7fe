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

/** One time that an exercise was gone through. */
export interface Go {
  /** Questions answered. */
  answered: number;
  /** When it was handed in; null for a revise set. */
  at: number | null;
  /** Marks won where a key marks. */
  won: number;
  /** Made after another go had shown the keys. */
  repeats: boolean;
}

/** What was done of a practice, duet or revise set. */
export interface ExerciseWork {
  /** Questions that it has now. */
  questions: number;
  /** Marks of those that a key marks. */
  marks: number;
  /** The learner was shown the keys, so another go repeats. */
  keysShown: boolean;
  goes: readonly Go[];
}

/** What a learner did of courses; times in milliseconds since 1970. */
export interface Completions {
  /** Sections reported as completed, and when first, by `lesson/section`. */
  sections: ReadonlyMap<string, number>;
  exercises: ReadonlyMap<string, ExerciseWork>;
}

/** What a certificate says was done. */
export interface WorkDone {
  lessons: number;
  exercises: number;
  /** Of all exercises, and how many of them were answered. */
  questions: number;
  answered: number;
}

/** An exercise that was passed through without being done. */
interface ExerciseLeft {
  lesson_id: string;
  section_id: string;
  answered: number;
  /** How many answers it needs. */
  needed: number;
}

export interface CourseWork {
  /** Day of the last section in Vietnam (ISO date); null while a section does not count. */
  completed_on: string | null;
  /** Every section was reported or gone through, whether it counts or not. */
  seen: boolean;
  work: WorkDone;
  left: ExerciseLeft[];
}

export const isExercise = (kind: Section['kind']): boolean => kind === 'revise' || isAttempted(kind);

/** How many of so many questions need an answer, in one go. */
export const answersNeeded = (questions: number, { answered }: CertificateBar): number =>
  Math.ceil((questions * answered) / 100);

/**
 * What counts of a course. A section to read or watch counts once it is reported; an exercise once so many of its
 * questions were answered as the course asks for, in one go: a practice or duet from when that was handed in, a revise
 * set from when it was reported. Going through one again takes nothing back.
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

/** Whether a result reaches the bar; where nothing is marked by a key there is none to reach. */
export const reachesBar = (result: number | null, { result: needed }: CertificateBar): boolean =>
  result === null || result >= needed;
