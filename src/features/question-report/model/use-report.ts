import { useState } from 'react';
import { QUESTION_REPORT } from '#src/messages/question-report.ts';
import { closeQuestionReport, noteQuestionReported } from '#src/questions/question-report.ts';
import { showToast } from '#src/ui/toast.ts';
import { sendReport } from '../api/send-report.ts';
import { draftOf, dropDraft, keepDraft, type ReportDraft, saysNothing } from './report-draft.ts';

/** `empty`: nothing said yet; `offline`: no answer came; else what the server said. */
export type ReportTrouble = 'empty' | 'offline' | { said: string };

/** The report of one question as it is written and sent. Until it has arrived, nothing of it is lost. */
export function useReport(questionId: string) {
  const [draft, setDraft] = useState(() => draftOf(questionId));
  const [trouble, setTrouble] = useState<ReportTrouble | null>(null);
  const [busy, setBusy] = useState(false);

  const change = (next: ReportDraft): void => {
    keepDraft(questionId, next);
    setDraft(next);
    if (trouble === 'empty') setTrouble(null);
  };

  const send = async (): Promise<void> => {
    if (saysNothing(draft)) return setTrouble('empty');
    setBusy(true);
    setTrouble(null);
    const answer = await sendReport(questionId, draft);
    setBusy(false);
    if (!answer.success) {
      const unheard = answer.code === 'NETWORK' || answer.code === 'FOREIGN_ANSWER';
      return setTrouble(unheard ? 'offline' : { said: answer.message });
    }
    dropDraft(questionId);
    noteQuestionReported(questionId);
    closeQuestionReport();
    showToast('success', answer.data.is_again ? QUESTION_REPORT.sentAgain : QUESTION_REPORT.sent);
  };

  return { draft, trouble, busy, change, send };
}
