import { useState } from 'react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { closeQuestionReport, type ReportedQuestion } from '#src/shared/questions/question-report.ts';
import { recordQuestionReported } from '#src/shared/questions/reported-questions.ts';
import { showToast } from '#src/ui/toast.ts';
import { saveReport } from '../api/save-report.ts';
import { sendReport } from '../api/send-report.ts';
import { draftOf, dropDraft, isDraftEmpty, type ReportDraft, saveDraft } from './report-draft.ts';

/** `empty`: nothing said yet; `offline`: no answer came; else what the server said. */
export type ReportProblem = 'empty' | 'offline' | { said: string };

/** The report of one question as it is written and sent. Until it has arrived, nothing of it is lost. */
export function useReport(question: ReportedQuestion) {
  const { id: questionId, position } = question;
  const [draft, setDraft] = useState(() => draftOf(question));
  const [trouble, setTrouble] = useState<ReportProblem | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (next: ReportDraft): void => {
    saveDraft(questionId, next);
    setDraft(next);
    if (trouble === 'empty') setTrouble(null);
  };

  const taken = (thanks: string): void => {
    dropDraft(questionId);
    recordQuestionReported(questionId);
    closeQuestionReport();
    showToast('success', thanks);
  };

  const send = async (): Promise<void> => {
    if (isDraftEmpty(draft)) return setTrouble('empty');
    setBusy(true);
    setTrouble(null);
    const owner = currentSession().learnerId;
    if (owner !== null) {
      try {
        await saveReport(owner, questionId, QUESTION_REPORT.label(position), draft);
        taken(connectivity.getState().state === 'offline' ? QUESTION_REPORT.kept : QUESTION_REPORT.sent);
      } catch {
        setTrouble({ said: QUESTION_REPORT.keepFailed });
      } finally {
        setBusy(false);
      }
      return;
    }
    const answer = await sendReport(questionId, draft);
    setBusy(false);
    if (!answer.success) {
      const unheard = answer.code === 'NETWORK' || answer.code === 'FOREIGN_ANSWER';
      return setTrouble(unheard ? 'offline' : { said: answer.message });
    }
    taken(answer.data.is_again ? QUESTION_REPORT.sentAgain : QUESTION_REPORT.sent);
  };

  return { draft, trouble, busy, change, send };
}
