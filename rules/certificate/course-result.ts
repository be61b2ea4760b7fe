import type { CertificateBar } from '#contract/certificate.ts';
import { LESSON_TYPE } from '#contract/course.ts';
import type { Section } from '#contract/lesson.ts';
import { answersNeeded, type ExerciseWork } from './course-work.ts';

interface CoursePractices {
  certificate: CertificateBar;
  lessons: readonly {
    id: string;
    type: number;
    sections: readonly Pick<Section, 'id' | 'kind' | 'module_id'>[];
  }[];
}

/** A practice whose result a retake may raise; results for it alone, 0–100. */
interface Retake {
  lesson_id: string;
  section_id: string;
  module_id: string;
  result: number;
  /** Maximum that a retake can count for. */
  reach: number;
}

interface CourseResult {
  /** 0–100; null if nothing is marked by a key: AI estimates are not certified. */
  result: number | null;
  /** Highest result still possible. */
  most: number | null;
  /** Number of practices counted by a retake made after their keys were shown. */
  retaken: number;
  /** Submitted practices that a retake may raise, largest gain first. */
  again: Retake[];
}

/**
 * Marks of a practice that count: those of the best attempt made without knowing the keys. Once done that way, it may
 * be retaken with the keys known, which counts at most up to the course's bar.
 */
function countedOf({ questions, marks, keysShown, goes }: ExerciseWork, bar: CertificateBar) {
  const bestOf = (some: ExerciseWork['goes']) => Math.min(marks, Math.max(0, ...some.map(({ won }) => won)));
  const unaided = goes.filter(({ repeats }) => !repeats);
  const won = bestOf(unaided);
  const wasDone = unaided.some(({ answered }) => answered >= answersNeeded(questions, bar));
  const ceiling = wasDone ? (marks * bar.result) / 100 : 0;
  const retaken = Math.min(ceiling, bestOf(goes.filter(({ repeats }) => repeats)));
  const counted = Math.max(won, retaken);
  return { counted, isRetaken: retaken > won, reach: keysShown ? Math.max(counted, ceiling) : marks };
}

const ofHundred = (won: number, of: number): number => Math.round((100 * won) / of);

/** The result on a certificate: of the final test if there is one, else of all practices, weighted by marks. */
export function courseResult(
  { certificate, lessons }: CoursePractices,
  exercises: ReadonlyMap<string, ExerciseWork>,
): CourseResult {
  const markedIn = (chosen: CoursePractices['lessons']) =>
    chosen.flatMap((lesson) =>
      lesson.sections.flatMap(({ id, kind, module_id }) => {
        const work = kind === 'practice' ? exercises.get(module_id) : undefined;
        if (!work || work.marks === 0) return [];
        const place = { lesson_id: lesson.id, section_id: id, module_id };
        return [{ place, of: work.marks, isHandedIn: work.goes.length > 0, ...countedOf(work, certificate) }];
      }),
    );
  const finals = markedIn(lessons.filter(({ type }) => type === LESSON_TYPE.FINAL_TEST));
  const practices = finals.length > 0 ? finals : markedIn(lessons);
  const sum = (part: 'of' | 'counted' | 'reach') => practices.reduce((total, each) => total + each[part], 0);
  const of = sum('of');
  return {
    result: of === 0 ? null : ofHundred(sum('counted'), of),
    most: of === 0 ? null : ofHundred(sum('reach'), of),
    retaken: practices.filter(({ isRetaken }) => isRetaken).length,
    again: practices
      .filter(({ isHandedIn, reach, counted }) => isHandedIn && reach > counted)
      .toSorted((a, b) => b.reach - b.counted - (a.reach - a.counted))
      .map(({ place, counted, reach, of: marks }) => ({
        ...place,
        result: ofHundred(counted, marks),
        reach: ofHundred(reach, marks),
      })),
  };
}
