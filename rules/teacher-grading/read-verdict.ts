import type { GivenVerdict } from '#contract/teacher-desk.ts';
import type { TeacherComment, TeacherGrade } from '#contract/teacher-evaluation.ts';
import { findEssayQuote } from './essay-quote.ts';
import type { TeacherWork } from './graders.ts';
import { criteriaOf, teacherBand } from './teacher-band.ts';

export type ReadVerdict =
  | { ok: true; verdict: { grade: TeacherGrade } | { refusal: string } }
  | { ok: false; code: 'BANDS_MISSING' | 'QUOTE_NOT_FOUND' };

type GivenGrade = Extract<GivenVerdict, { kind: 'grade' }>;

/** The comment as it is stored; null if it points to no words of the answer. */
function readComment(given: GivenGrade['comments'][number], essay: string | null): TeacherComment | null {
  const { criterion, tone, at_seconds } = given;
  const plain = { criterion, tone, comment: given.comment.trim() };
  if (given.quote === null)
    return { ...plain, quote: null, ...(essay === null && at_seconds !== null && { at_seconds }) };
  const found = essay === null ? null : findEssayQuote(essay, given.quote);
  return found?.ok ? { ...plain, quote: found.quote } : null;
}

/** A verdict as a teacher gives it, checked against the work, in its stored form. */
export function readVerdict(
  given: GivenVerdict,
  { kind, essay }: { kind: TeacherWork; essay: string | null },
): ReadVerdict {
  if (given.kind === 'refusal') return { ok: true, verdict: { refusal: given.refusal } };
  const codes = criteriaOf(kind);
  const criteria = codes.flatMap((code) => given.criteria.find((one) => one.code === code) ?? []);
  const isOfWork = ({ criterion }: { criterion: TeacherComment['criterion'] }): boolean =>
    criterion === null || codes.includes(criterion);
  if (criteria.length < codes.length || given.criteria.length > codes.length)
    return { ok: false, code: 'BANDS_MISSING' };
  const comments = given.comments
    .filter(({ comment }) => comment.trim() !== '')
    .map((one) => (isOfWork(one) ? readComment(one, essay) : null));
  if (comments.includes(null)) return { ok: false, code: 'QUOTE_NOT_FOUND' };
  return {
    ok: true,
    verdict: {
      grade: {
        band: teacherBand(criteria),
        criteria,
        summary: given.summary?.trim() || null,
        comments: comments.filter((comment) => comment !== null),
      },
    },
  };
}
