import type { QuestionResult } from '#contract/practice.ts';
import { roundBand } from '../bands/bands.ts';
import { isAnswered } from '../questions/is-answered.ts';
import { currentGrade } from './current-grade.ts';
import { teacherWork } from './graders.ts';

type Work = Pick<QuestionResult, 'id' | 'content' | 'user'>;

/** The answers of a result that a teacher can grade. */
export const teacherWorks = <Q extends Work>(questions: readonly Q[]): Q[] =>
  questions.filter(
    ({ content, user: [given] }) =>
      teacherWork(content.type_code) !== null && given !== undefined && isAnswered(given.bai_lam),
  );

/** Task 2 of a writing test counts twice. */
const weightOf = ({ content }: Work): number =>
  content.type_code === 'ielts_writing' && content.task === 2 ? 2 : 1;

/**
 * The band that a teacher's grades give to a whole result: null until every answer has one, and where the answers are of
 * both skills, for which the exam has no common band.
 */
export function wholeTeacherBand(questions: readonly Work[]): number | null {
  const works = teacherWorks(questions);
  if (new Set(works.map(({ content }) => teacherWork(content.type_code))).size !== 1) return null;
  const bands = works.flatMap((work) => {
    const grade = currentGrade(work.user[0]?.teacher_evaluation ?? null);
    return grade ? [{ band: grade.band, weight: weightOf(work) }] : [];
  });
  if (bands.length < works.length) return null;
  const weights = bands.reduce((sum, { weight }) => sum + weight, 0);
  return roundBand(bands.reduce((sum, { band, weight }) => sum + band * weight, 0) / weights);
}
