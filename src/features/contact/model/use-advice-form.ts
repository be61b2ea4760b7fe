import { useRef, useState } from 'react';
import { ADVICE } from '#src/messages/contact.ts';
import { failureText, isUnreachable } from '#src/platform/http/api-result.ts';
import { DEBOUNCE_MS, withMinimumDuration } from '#src/platform/http/call-pace.ts';
import { reportCallOutcome } from '#src/platform/offline/connectivity.ts';
import { currentSession } from '#src/platform/session/session.ts';
import {
  type AdviceErrors,
  type AdviceFields,
  type AdviceVariant,
  adviceErrors,
  tidyAdvice,
} from '#src/shared/contact/advice-rules.ts';
import { requestAdvice } from '#src/shared/contact/request-advice.ts';
import { NOTIFICATION, notify } from '#src/ui/notification.ts';
import { showToast } from '#src/ui/toast.ts';
import { dropDraft, saveDraft, useAdviceDrafts } from './advice-drafts.ts';

const FIELDS = ['name', 'phone', 'email'] as const;

export interface AdviceFormOptions {
  variant: AdviceVariant;
  /** Shown until the learner types something else. */
  prefill?: Partial<AdviceFields> | undefined;
  /** Name of the course, on its overview page only. */
  description?: string | undefined;
  onSent?: (() => void) | undefined;
}

/** Shows the outcome: the modal's as a message to confirm, the footer's as a toast. */
function showOutcome(variant: AdviceVariant, type: 'success' | 'error', reason?: string): void {
  const text = type === 'success' ? ADVICE.sent : ADVICE.failed;
  if (variant === 'footer') showToast(type, text);
  else notify(NOTIFICATION[type], ADVICE.title, reason ? `${text}\n${reason}` : text);
}

/** State of a form that requests advice: its fields, their errors, and submission. */
export function useAdviceForm({ variant, prefill, description, onSent }: AdviceFormOptions) {
  const draft = useAdviceDrafts((drafts) => drafts[variant]);
  const fields: AdviceFields = { name: '', phone: '', email: '', ...prefill, ...draft };
  const [errors, setErrors] = useState<AdviceErrors>({});
  const [problem, setProblem] = useState<{ kind: 'network' | 'refused'; message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

  const change = (field: keyof AdviceFields, value: string): void => {
    saveDraft(variant, { [field]: value });
    setErrors(({ [field]: _, ...others }) => others);
    setProblem(null);
  };

  const send = async ({ name, phone, email }: AdviceFields): Promise<void> => {
    setBusy(true);
    const result = await withMinimumDuration(
      requestAdvice({ name, phone, email, description, token: currentSession().token }),
    );
    setBusy(false);
    if (result.success) {
      dropDraft(variant);
      showOutcome(variant, 'success');
      onSent?.();
      return;
    }
    const isCutOff = isUnreachable(result.code);
    if (isCutOff) reportCallOutcome(false);
    const message = failureText(result, ADVICE.needsNetwork);
    showOutcome(variant, 'error', message);
    setProblem({ kind: isCutOff ? 'network' : 'refused', message });
  };

  /** @returns the first field that is wrong, or null */
  const submit = (): keyof AdviceFields | null => {
    const now = Date.now();
    if (busy || now - pressedAt.current < DEBOUNCE_MS) return null;
    pressedAt.current = now;
    const tidied = tidyAdvice(fields);
    const found = adviceErrors(variant, tidied);
    setErrors(found);
    setProblem(null);
    const first = FIELDS.find((field) => found[field]) ?? null;
    if (first === null) void send(tidied);
    return first;
  };

  return { fields, errors, problem, busy, change, submit };
}
