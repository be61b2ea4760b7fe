import { useId, useState } from 'react';
import { REGRADE_REASON_MAX } from '#contract/teacher-grading.ts';
import { TEACHER } from '#src/messages/teacher-grading.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { type AnswerToGrade, saveRegradeRequest } from './save-request.ts';

interface ReasonFieldProps {
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

function ReasonField({ value, isMissing, onChange }: ReasonFieldProps) {
  const [fieldId, hintId] = [useId(), useId()];
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="text-sm font-semibold">
        {TEACHER.reason}
      </label>
      <textarea
        id={fieldId}
        rows={4}
        maxLength={REGRADE_REASON_MAX}
        value={value}
        aria-invalid={isMissing || undefined}
        aria-describedby={hintId}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
      />
      {isMissing ? (
        <FieldError id={hintId}>{TEACHER.reasonEmpty}</FieldError>
      ) : (
        <p id={hintId} className="text-sm text-muted">
          {value === '' ? TEACHER.reasonHint : TEACHER.reasonLeft(REGRADE_REASON_MAX - value.length)}
        </p>
      )}
    </div>
  );
}

/** Offers a second grading; asks for the reason first. The input is preserved when the dialog is closed. */
export function RequestRegrade({ answer, onRequested }: { answer: AnswerToGrade; onRequested: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const send = () => {
    const trimmed = reason.trim();
    setMissing(trimmed === '');
    if (trimmed === '') return;
    setConfirming(false);
    saveRegradeRequest(answer, trimmed).then(onRequested, setFailure);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {TEACHER.regrade}
      </Button>
      <UnsavedNotice what={TEACHER.saveFailed} error={failure} />
      {confirming && (
        <ConfirmDialog
          title={TEACHER.regradeTitle}
          confirm={TEACHER.regradeConfirm}
          cancel={TEACHER.cancel}
          onConfirm={send}
          onClose={() => setConfirming(false)}
        >
          <p>{TEACHER.regradeText}</p>
          <ReasonField value={reason} isMissing={isMissing} onChange={setReason} />
        </ConfirmDialog>
      )}
    </div>
  );
}
