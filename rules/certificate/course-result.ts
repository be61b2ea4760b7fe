import { LESSON_TYPE } from '#contract/course.ts';
import type { Section } from '#contract/lesson.ts';

interface LessonSections {
  type: number;
  sections: readonly Pick<Section, 'kind' | 'module_id'>[];
}

/** Marks of the questions with a key: won in the learner's best attempt, and to be had. */
export interface PracticeMarks {
  won: number;
  of: number;
}

/**
 * The result on a certificate, 0–100: of the final test where the course has one, else of all its practices, each by
 * its best attempt. Null where nothing is marked by a key: an estimate of a machine is no result to certify.
 */
export function courseResult(
  lessons: readonly LessonSections[],
  marks: ReadonlyMap<string, PracticeMarks>,
): number | null {
  const markedIn = (chosen: readonly LessonSections[]): PracticeMarks[] =>
    chosen.flatMap(({ sections }) =>
      sections.flatMap(({ kind, module_id }) => {
        const found = kind === 'practice' ? marks.get(module_id) : undefined;
        return found && found.of > 0 ? [found] : [];
      }),
    );
  const finals = markedIn(lessons.filter(({ type }) => type === LESSON_TYPE.FINAL_TEST));
  const counted = finals.length > 0 ? finals : markedIn(lessons);
  const of = counted.reduce((sum, each) => sum + each.of, 0);
  const won = counted.reduce((sum, each) => sum + Math.min(each.won, each.of), 0);
  return of === 0 ? null : Math.round((100 * won) / of);
}
