import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { REPORT_ERRORS, REPORT_TEXT_MAX } from '#contract/question-report.ts';
import { QUESTION_REPORT as WORDS } from '#src/messages/question-report.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useSession } from '#src/platform/session/session.ts';
import {
  closeQuestionReport,
  type ReportedQuestion,
  reportKey,
} from '#src/shared/questions/question-report.ts';
import { useReported } from '#src/shared/questions/reported-questions.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { reportErrors } from '../api/report-errors.ts';
import { type ReportErrorId, withError } from '../model/report-draft.ts';
import { useReport } from '../model/use-report.ts';

interface ErrorChoicesProps {
  chosen: readonly ReportErrorId[];
  onChoose: (id: ReportErrorId, chosen: boolean) => void;
}

function ErrorChoices({ chosen, onChoose }: ErrorChoicesProps) {
  // The built-in list, when offline or until the server's has loaded.
  const suggested = useQuery(reportErrors()).data ?? REPORT_ERRORS;
  return (
    <fieldset>
      <legend className="sr-only">{WORDS.errors}</legend>
      {suggested.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => onChoose(id, event.target.checked)}
            className="size-5 shrink-0 accent-brand"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Reports what is wrong with a question, or anything else. Mounted while open. */
export default function ReportQuestionDialog({ question }: { question: ReportedQuestion }) {
  const { draft, problem, busy, change, send } = useReport(question);
  const isAgain = useReported(reportKey(question));
  const offline = useConnectivity() !== 'online' || problem === 'offline';
  const isLearner = useSession(({ learnerId }) => learnerId !== null);
  const contentId = useId();
  const noteId = useId();
  const title = isAgain ? WORDS.againTitle : WORDS.title;
  return (
    <Dialog open onClose={closeQuestionReport} title={title(question.position)}>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="text-muted">{isAgain ? WORDS.againIntro : WORDS.intro}</p>
        <ErrorChoices chosen={draft.errors} onChoose={(id, chosen) => change(withError(draft, id, chosen))} />
        <div className="grid gap-1.5">
          <label htmlFor={contentId} className="text-sm font-semibold">
            {WORDS.content}
          </label>
          <textarea
            id={contentId}
            rows={3}
            maxLength={REPORT_TEXT_MAX}
            value={draft.content}
            aria-invalid={problem === 'empty' || undefined}
            aria-describedby={noteId}
            onChange={(event) => change({ ...draft, content: event.target.value })}
            className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
          />
          {problem === 'empty' ? (
            <FieldError id={noteId}>{WORDS.empty}</FieldError>
          ) : (
            <p id={noteId} className="text-sm text-muted">
              {draft.content === '' ? WORDS.contentHint : WORDS.left(REPORT_TEXT_MAX - draft.content.length)}
            </p>
          )}
        </div>
        {offline && (
          <Notice tone={isLearner ? 'info' : 'warning'}>
            {isLearner ? WORDS.offlineSaves : WORDS.offline}
          </Notice>
        )}
        {typeof problem === 'object' && problem && <Notice tone="error">{problem.said}</Notice>}
        <DialogActions>
          <Button variant="secondary" onClick={closeQuestionReport}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {WORDS.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
