import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EXAM } from '#src/messages/exam.ts';
import { resultPath } from '#src/shared/exam/paths.ts';
import { showToast } from '#src/ui/toast.ts';
import { submitExam } from './submit-exam.ts';

interface Attempt {
  owner: string;
  attemptId: string;
  test: { id: string; placement: boolean };
  label: string;
}

interface Submission {
  /** Manual submission: only if all answers are saved. */
  submit: () => void;
  /** Submission when the time is over: with the saved answers. */
  submitAnyway: () => void;
  busy: boolean;
}

/** Saves pending answers, submits the attempt, and opens the result. */
export function useSubmit(attempt: Attempt, flush: () => Promise<boolean>): Submission {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const { owner, attemptId, label } = attempt;
  const { id, placement } = attempt.test;
  const run = useCallback(
    async (anyway: boolean): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        const saved = await flush();
        if (!saved && !anyway) throw new Error('an answer is not saved');
        await submitExam({ owner, attemptId, label });
        await navigate(resultPath(attemptId, { id, placement }), { replace: true });
      } catch {
        showToast('error', EXAM.confirm.failed);
      }
      isRunning.current = false;
      setBusy(false);
    },
    [flush, navigate, owner, attemptId, id, placement, label],
  );
  const submit = useCallback(() => void run(false), [run]);
  const submitAnyway = useCallback(() => void run(true), [run]);
  return { submit, submitAnyway, busy };
}
