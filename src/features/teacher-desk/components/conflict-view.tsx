import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DeskTask, GivenVerdict } from '#contract/teacher-desk.ts';
import type { TeacherGrading } from '#contract/teacher-evaluation.ts';
import { gradeOfDraft } from '#rules/teacher-grading/grade-draft.ts';
import { teacherBand } from '#rules/teacher-grading/teacher-band.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { deleteParked } from '#src/platform/outbox/queue/queue.ts';
import { callAsStaffOrThrow } from '#src/platform/session/staff-code.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deskConflict } from '../api/desk-queries.ts';
import { DESK } from '../messages/desk.ts';
import { GRADING } from '../messages/grading.ts';
import { deskProblem } from '../model/desk-problem.ts';

type Grade = Extract<GivenVerdict, { kind: 'grade' }>;

interface VersionProps {
  title: string;
  by: string | null;
  grade: Pick<Grade, 'criteria' | 'summary'> & { comments: readonly { comment: string }[] };
}

function Version({ title, by, grade }: VersionProps) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="font-semibold">{title}</h2>
      {by !== null && <p className="text-sm text-muted">{GRADING.by(by)}</p>}
      <p className="text-2xl font-semibold">{DESK.band(teacherBand(grade.criteria))}</p>
      <dl className="grid gap-1">
        {grade.criteria.map(({ code, band }) => (
          <div key={code} className="flex justify-between gap-3">
            <dt>{TEACHER.criteria[code]}</dt>
            <dd className="font-semibold tabular-nums">{band.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
      {grade.summary && <p className="whitespace-pre-line break-words">{grade.summary}</p>}
      <ul className="list-disc pl-5">
        {grade.comments.map(({ comment }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={index} className="break-words">
            {comment}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Theirs({ theirs }: { theirs: TeacherGrading }) {
  if (theirs.content) return <Version title={GRADING.theirs} by={theirs.graded_by} grade={theirs.content} />;
  return (
    <Notice tone="info" title={GRADING.theirs}>
      <p>{theirs.refusal}</p>
    </Notice>
  );
}

interface SettleProps {
  id: string;
  own: GivenVerdict | null;
  parkedSeq: number | null;
}

/** The teacher decides what becomes of their version; the other one stands. */
function Settle({ id, own, parkedSeq }: SettleProps) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const settle = async (keep: boolean): Promise<void> => {
    try {
      const body = { keep, verdict: keep ? own : null };
      await callAsStaffOrThrow(ENDPOINTS.teacherDesk.settle, { params: { id }, body });
      if (parkedSeq !== null) await deleteParked(parkedSeq);
      await navigate(href('teacherDesk'));
    } catch (error) {
      setFailure(await deskProblem(error));
    }
  };
  return (
    <div className="grid gap-2">
      {failure && <Notice tone="warning">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        {own && <Button onClick={() => void settle(true)}>{GRADING.keepOpinion}</Button>}
        <Button variant="secondary" onClick={() => void settle(false)}>
          {GRADING.drop}
        </Button>
      </div>
    </div>
  );
}

const ownOf = ({ kind, draft }: DeskTask): Grade | null => {
  const verdict = gradeOfDraft(kind, draft);
  return verdict?.kind === 'grade' ? verdict : null;
};

/** Two verdicts on one work, side by side. */
export function ConflictView({ id, parkedSeq }: { id: string; parkedSeq: number | null }) {
  const query = useQuery(deskConflict(id));
  if (!query.data) return <DeskLoaded query={query} />;
  const own = ownOf(query.data.task);
  return (
    <div className="grid gap-4">
      <Notice tone="warning" title={GRADING.conflictTitle}>
        <p>{GRADING.conflictText}</p>
      </Notice>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Theirs theirs={query.data.theirs} />
        {own ? (
          <Version title={GRADING.own} by={null} grade={own} />
        ) : (
          <Notice tone="info" title={GRADING.own}>
            <p>{GRADING.ownMissing}</p>
          </Notice>
        )}
      </div>
      <Settle id={id} own={own} parkedSeq={parkedSeq} />
    </div>
  );
}
