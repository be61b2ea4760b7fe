import { type FormEvent, useState } from 'react';
import { TARGET_BAND } from '#contract/profile.ts';
import { daysUntil, vietnamDay } from '#rules/calendar/calendar.ts';
import { formatDate } from '#rules/text/formats.ts';
import { bandWords, TARGET, timeLeft } from '#src/messages/target.ts';
import { errorText, isOfflineError } from '#src/platform/http/api-result.ts';
import { reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import type { Profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { showToast } from '#src/ui/toast.ts';
import { ChoicePills } from './choice-pills.tsx';
import { useSaveTarget } from './save-target.ts';
import {
  dropTargetDraft,
  saveTargetDraft,
  type TargetDraft,
  type TargetErrors,
  targetErrors,
  useTargetDraft,
} from './target-draft.ts';

const BANDS = Array.from(
  { length: (TARGET_BAND.most - TARGET_BAND.least) / TARGET_BAND.step + 1 },
  (_, place) => TARGET_BAND.least + place * TARGET_BAND.step,
);
const MINUTES = [15, 30, 45, 60, 90, 120];

/** A pace set elsewhere is offered too. */
const minutesWith = (own: number | null): number[] =>
  own === null || MINUTES.includes(own) ? MINUTES : [...MINUTES, own].sort((a, b) => a - b);

const savedDraft = ({ target_band, exam_date, daily_minutes }: Profile): TargetDraft => ({
  band: target_band ?? null,
  examDate: exam_date ?? '',
  minutes: daily_minutes ?? null,
});

function dateHint(examDate: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(examDate)) return TARGET.examDateHint;
  return `${formatDate(examDate)} · ${timeLeft(daysUntil(examDate, Date.now()))}`;
}

/**
 * Sets band, exam date and daily study time. The input is preserved if it cannot be saved, or is cancelled.
 */
export default function TargetDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const unsaved = useTargetDraft(({ owner, draft }) => (owner === profile.id ? draft : null));
  const [errors, setErrors] = useState<TargetErrors>({});
  const saving = useSaveTarget();
  const draft = unsaved ?? savedDraft(profile);
  const today = vietnamDay(Date.now());

  const change = (part: Partial<TargetDraft>) => {
    saveTargetDraft(profile.id, { ...draft, ...part });
    setErrors({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = targetErrors(draft, today);
    setErrors(found);
    const wrong = found.band ? 'input[type="radio"]' : found.examDate && 'input[type="date"]';
    if (wrong) return event.currentTarget.querySelector<HTMLElement>(wrong)?.focus();
    saving.mutate(draft, {
      onSuccess: () => {
        dropTargetDraft();
        showToast('success', TARGET.saved);
        onClose();
      },
      onError: (error) => {
        if (isOfflineError(error)) reportCallOutcome(false);
      },
    });
  };
  return (
    <Dialog open onClose={onClose} title={TARGET.dialogTitle}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-2">
          <ChoicePills
            legend={TARGET.band}
            choices={BANDS}
            chosen={draft.band}
            label={(band) => band.toFixed(1)}
            onChoose={(band) => change({ band })}
            error={errors.band}
          />
          <p aria-live="polite" className="min-h-11 text-sm text-muted text-pretty">
            {draft.band === null ? '' : bandWords(draft.band)}
          </p>
        </div>
        <TextField
          label={TARGET.examDate}
          type="date"
          name="exam-date"
          min={today}
          value={draft.examDate}
          hint={dateHint(draft.examDate)}
          error={errors.examDate ?? null}
          onChange={({ target }) => change({ examDate: target.value })}
        />
        <ChoicePills
          legend={TARGET.minutes}
          choices={minutesWith(draft.minutes)}
          chosen={draft.minutes}
          label={TARGET.minutesValue}
          onChoose={(minutes) => change({ minutes })}
        />
        {saving.isError && <Notice tone="error">{errorText(saving.error, TARGET.needsNetwork)}</Notice>}
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {TARGET.cancel}
          </Button>
          <Button type="submit" busy={saving.isPending}>
            {TARGET.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
