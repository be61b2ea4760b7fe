import { GRADING_SCALE } from '#contract/practice.ts';
import type { TeacherEvaluation, TeacherGrade } from '#contract/teacher-evaluation.ts';
import { isLowScore } from '#rules/bands/bands.ts';
import { currentGrading } from '#rules/teacher-grading/current-grade.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';

/** A teacher's band: without a range, since it is no estimate. */
export function TeacherBand({ band }: { band: number }) {
  const low = isLowScore(band, GRADING_SCALE.BAND_IELTS);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2" data-testid="teacher-band">
      <span className={`text-3xl font-semibold ${low ? 'text-danger' : 'text-success'}`}>
        {band.toFixed(1)}
      </span>
      <span className="text-muted">{TEACHER.band}</span>
    </p>
  );
}

function Criteria({ criteria }: { criteria: TeacherGrade['criteria'] }) {
  return (
    <dl className="grid gap-1">
      {criteria.map(({ code, band }) => (
        <div key={code} className="flex items-baseline justify-between gap-3">
          <dt className="text-sm">{TEACHER.criteria[code]}</dt>
          <dd className="font-semibold tabular-nums">{band.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A teacher's valid grade: the band, its parts, and the overall comment. */
export function GradeCard({ evaluation }: { evaluation: TeacherEvaluation }) {
  const { content, graded_by, graded_at } = currentGrading(evaluation);
  if (!content) return null;
  const isSecond = evaluation.regrade?.status === 'finished';
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-4">
      {isSecond && <p className="text-sm font-semibold text-muted">{TEACHER.regraded}</p>}
      <TeacherBand band={content.band} />
      <Criteria criteria={content.criteria} />
      {content.summary && (
        <div>
          <p className="text-sm font-semibold text-muted">{TEACHER.summary}</p>
          <p className="whitespace-pre-line break-words">{content.summary}</p>
        </div>
      )}
      {graded_by !== null && graded_at !== null && (
        <p className="text-sm text-muted">{TEACHER.gradedBy(graded_by, formatMoment(graded_at))}</p>
      )}
      {isSecond && evaluation.content && (
        <p className="text-sm text-muted">{TEACHER.firstBand(evaluation.content.band.toFixed(1))}</p>
      )}
    </div>
  );
}
