import { useId, useState } from 'react';
import { href } from '#contract/href.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { RESULT } from '#src/messages/practice.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FieldError } from '#src/ui/field-error.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SPEAKING_RESULT } from '../messages/result.ts';

const words = SPEAKING_RESULT.reject;
/** As the contract has it: shorter is no reason. */
const REASON_MIN = 10;

interface RejectResultProps {
  /** Stores the request on this device; rejects if the device cannot. */
  save: (reason: string) => Promise<unknown>;
}

/** Offers to have a test graded once more; asks for the reason. The input stays when the dialog is closed. */
export function RejectResult({ save }: RejectResultProps) {
  const [fieldId, hintId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<'short' | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const send = async (): Promise<void> => {
    const trimmed = reason.trim();
    if (trimmed.length < REASON_MIN) return setProblem('short');
    setProblem(null);
    try {
      await save(trimmed);
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
    setOpen(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-pretty">{words.text}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <UnsavedNotice what={words.failed} error={failure} />
      {isOpen && (
        <ConfirmDialog
          title={words.title}
          confirm={words.confirm}
          cancel={words.cancel}
          onConfirm={() => void send()}
          onClose={() => setOpen(false)}
        >
          <div className="grid gap-1.5">
            <label htmlFor={fieldId} className="text-sm font-semibold">
              {words.reason}
            </label>
            <textarea
              id={fieldId}
              rows={4}
              maxLength={TEXT_MAX.note}
              value={reason}
              aria-invalid={problem === 'short' || undefined}
              aria-describedby={hintId}
              onChange={({ target }) => setReason(target.value)}
              className="w-full rounded-control border border-line-strong bg-surface px-4 py-3"
            />
            {problem === 'short' ? (
              <FieldError id={hintId}>{words.short(REASON_MIN)}</FieldError>
            ) : (
              <p id={hintId} className="text-sm text-muted">
                {words.hint(REASON_MIN)}
              </p>
            )}
          </div>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The request to grade once more is on its way from this device, or was refused. */
export function RejectionState({ pending }: { pending: 'queued' | 'parked' }) {
  if (pending === 'queued') return <Notice tone="info">{words.queued}</Notice>;
  return (
    <Notice tone="error">
      <p>{words.refused}</p>
      <LinkButton variant="secondary" className="mt-2 justify-self-start" to={href('outbox')}>
        {RESULT.openQueue}
      </LinkButton>
    </Notice>
  );
}
