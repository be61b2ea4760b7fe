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

/** A practice that another go may raise; results of it alone, 0–100. */
interface SecondChance {
  lesson_id: string;
  section_id: string;
  module_id: string;
  result: number;
  /** The most that another go can count for. */
  reach: number;
}

interface CourseResult {
  /** 0–100; null where nothing is marked by a key: an estimate of a machine is no result to certify. */
  result: number | null;
  /** The highest that can still be had. */
  most: number | null;
  /** Practices that count by a go made after their keys were shown. */
  retaken: number;
  /** Practices handed in that another go may raise, those that raise the result most first. */
  again: SecondChance[];
}

/**
 * What counts of a practice, in marks: the best go made without knowing the keys. Done once like that, it may be taken
 * again with the keys known; that counts for as much of its marks as the course asks for, and no more.
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

/** The result on a certificate: of the final test where the course has one, else of all its practices, by their marks. */
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
