import { useState } from 'react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { withAdvice } from '#src/messages/storage.ts';
import { isUnreachable } from '#src/platform/http/api-result.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { storageFailureOf } from '#src/platform/offline/storage-failure.ts';
import { currentSession } from '#src/platform/session/session.ts';
import {
  closeQuestionReport,
  type ReportedQuestion,
  reportKey,
} from '#src/shared/questions/question-report.ts';
import { recordQuestionReported } from '#src/shared/questions/reported-questions.ts';
import { showToast } from '#src/ui/toast.ts';
import { saveReport } from '../api/save-report.ts';
import { sendReport } from '../api/send-report.ts';
import { draftOf, dropDraft, isDraftEmpty, type ReportDraft, saveDraft } from './report-draft.ts';

/** `empty`: nothing entered yet; `offline`: no answer from the server; else its message. */
export type ReportProblem = 'empty' | 'offline' | { said: string };

/** The report of one question, while it is written and sent. Nothing is lost before it has arrived. */
export function useReport(question: ReportedQuestion) {
  const { id: questionId, position } = question;
  const key = reportKey(question);
  const [draft, setDraft] = useState(() => draftOf(question));
  const [problem, setProblem] = useState<ReportProblem | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (next: ReportDraft): void => {
    saveDraft(key, next);
    setDraft(next);
    if (problem === 'empty') setProblem(null);
  };

  const finish = (thanks: string): void => {
    dropDraft(key);
    recordQuestionReported(key);
    closeQuestionReport();
    showToast('success', thanks);
  };

  const send = async (): Promise<void> => {
    if (isDraftEmpty(draft)) return setProblem('empty');
    setBusy(true);
    setProblem(null);
    const owner = currentSession().learnerId;
    if (owner !== null) {
      try {
        await saveReport(owner, questionId, QUESTION_REPORT.label(position), draft);
        finish(connectivity.getState().state !== 'online' ? QUESTION_REPORT.kept : QUESTION_REPORT.sent);
      } catch (error) {
        setProblem({ said: withAdvice(QUESTION_REPORT.keepFailed, await storageFailureOf(error)) });
      } finally {
        setBusy(false);
      }
      return;
    }
    const answer = await sendReport(questionId, draft);
    setBusy(false);
    if (!answer.success) {
      return setProblem(isUnreachable(answer.code) ? 'offline' : { said: answer.message });
    }
    finish(answer.data.is_again ? QUESTION_REPORT.sentAgain : QUESTION_REPORT.sent);
  };

  return { draft, problem, busy, change, send };
}
