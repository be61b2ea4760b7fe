import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { EXAM } from '#src/messages/exam.ts';
import { saveError } from '#src/platform/outbox/screen/autosave.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { resultPath } from '#src/shared/exam/paths.ts';
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
        if (!saved && !anyway)
          throw new Error('an answer is not saved', { cause: saveError.getState().error });
        await submitExam({ owner, attemptId, label });
        await navigate(resultPath(attemptId, { id, placement }), { replace: true });
      } catch (error) {
        void tellUnsaved(EXAM.confirm.failed, error);
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
