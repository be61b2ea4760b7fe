import type { DraftPart, DraftPartName, GivenBands, GivenVerdict } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import type { TeacherWork } from './graders.ts';
import { criteriaOf } from './teacher-band.ts';

type Parts = Readonly<Partial<Record<DraftPartName, DraftPart>>>;

/** When a part was written, by the corrected clock. */
const writtenAt = ({ at, skew }: DraftPart): number => at + skew;

/** Whether a part replaces what is stored: the last one written does, whatever order they arrive in. */
export const replacesPart = (stored: DraftPart | undefined, given: DraftPart): boolean =>
  stored === undefined || writtenAt(given) >= writtenAt(stored);

/** Of each part the one that was written last: from this device, or from another one through the server. */
export function mergeParts(stored: Parts, own: Parts): Parts {
  const merged: Partial<Record<DraftPartName, DraftPart>> = { ...stored };
  for (const [name, part] of Object.entries(own) as [DraftPartName, DraftPart][])
    if (replacesPart(merged[name], part)) merged[name] = part;
  return merged;
}

/** Criteria of the work that have no band yet. */
export const missingBands = (kind: TeacherWork, parts: Parts): TeacherCriterion[] =>
  criteriaOf(kind).filter((code) => (parts[code]?.band ?? null) === null);

/** The bands given so far, in the order of the criteria. */
export const bandsOf = (kind: TeacherWork, parts: Parts): GivenBands =>
  criteriaOf(kind).flatMap((code) => {
    const band = parts[code]?.band ?? null;
    return band === null ? [] : [{ code, band }];
  });

/** The draft as a grade to submit; null while a band is missing. Comments without words are left out. */
export function gradeOfDraft(kind: TeacherWork, parts: Parts): GivenVerdict | null {
  if (missingBands(kind, parts).length > 0) return null;
  const commented = [...criteriaOf(kind), null].flatMap((criterion) =>
    (parts[criterion ?? 'overall']?.comments ?? []).map((comment) => ({ criterion, ...comment })),
  );
  return {
    kind: 'grade',
    criteria: bandsOf(kind, parts),
    summary: parts.overall?.summary?.trim() || null,
    comments: commented.filter(({ comment }) => comment.trim() !== ''),
  };
}
