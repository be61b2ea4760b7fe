import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { teacherWorks } from '#rules/teacher-grading/whole-band.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { saveGradingRequest } from './save-request.ts';

interface OfferProps {
  owner: string;
  attemptId: string;
  /** Answers that no teacher has; two or more. */
  works: readonly QuestionResult[];
}

/** All answers of a result in one request, while none of them is on its way; nothing where it is not known to be possible. */
function Offer({ owner, attemptId, works }: OfferProps) {
  const place = { attempt: attemptId, question: works[0]?.id ?? '' };
  const { data } = useQuery(readQuery(ENDPOINTS.teacherGrading.read, { params: place }));
  const read = useCallback(
    async () => ({
      here: (await rowsOf([ENDPOINTS.teacherGrading.ask], { owner, attempt_id: attemptId })).length,
      all: countStates(await rowsOf([ENDPOINTS.teacherGrading.ask], { owner })).queued,
    }),
    [owner, attemptId],
  );
  const queue = useLive(read);
  const [confirming, setConfirming] = useState(false);
  const [failed, setFailed] = useState(false);
  const allowance = data?.allowance;
  if (!queue || !allowance || allowance.per_month === 0) return null;
  if (queue.here > 0) return <Notice tone="info">{TEACHER.wholeQueued(queue.here)}</Notice>;
  const cost = allowance.counted === 'test' ? 1 : works.length;
  const remaining = Math.max(0, allowance.remaining - queue.all);
  if (remaining === 0) return null;
  if (remaining < cost) return <p className="text-sm text-muted">{TEACHER.wholeTooMany(cost, remaining)}</p>;
  const send = async (): Promise<void> => {
    setConfirming(false);
    for (const { id, position } of works) {
      const label = TEACHER.question(position);
      await saveGradingRequest({ owner, attemptId, questionId: id, label });
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" icon={GraduationCap} onClick={() => setConfirming(true)}>
        {TEACHER.wholeAsk(works.length)}
      </Button>
      {failed && <Notice tone="error">{TEACHER.saveFailed}</Notice>}
      {confirming && (
        <ConfirmDialog
          title={TEACHER.wholeTitle}
          confirm={TEACHER.askConfirm}
          cancel={TEACHER.cancel}
          onConfirm={() => void send().catch(() => setFailed(true))}
          onClose={() => setConfirming(false)}
        >
          <p>{TEACHER.wholeText(works.length)}</p>
          <p>{TEACHER.promise(allowance.promised_hours)}</p>
          <p>{`${TEACHER.wholeCosts(cost)} ${TEACHER.remaining(remaining, allowance.per_month)}`}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Offers to send a whole test or practice to a teacher, where it has several answers that no teacher has yet. */
export function RequestWhole({
  attemptId,
  questions,
}: Omit<OfferProps, 'owner' | 'works'> & { questions: readonly QuestionResult[] }) {
  const owner = useSession(({ learnerId }) => learnerId);
  const works = teacherWorks(questions).filter(({ user }) => user[0]?.teacher_evaluation === null);
  if (owner === null || works.length < 2) return null;
  return <Offer owner={owner} attemptId={attemptId} works={works} />;
}
