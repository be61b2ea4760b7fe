import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '#contract/question.ts';
import { Autosave, type SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { useFlushOnHide } from '#src/platform/outbox/screen/use-flush-on-hide.ts';
import { type NewAnswer, saveAnswer } from '#src/shared/attempt/save-answer.ts';

/** Types whose answer is typed: saved when typing pauses; all others immediately. */
const TYPED: ReadonlySet<Answer['type_code']> = new Set([
  'fill_paragraph',
  'free_text',
  'ielts_writing',
  // Its transcript; the recorder saves its recordings immediately.
  'ielts_unscripted_speaking',
]);

interface SavedAnswer {
  answer: Answer | null;
  status: SaveStatus;
  change: (answer: Answer) => void;
  /** Resolves when the newest value is on the disk. */
  flush: () => Promise<void>;
}

/**
 * One question's answer, saved as the learner works. Remount it for another question.
 * @param elsewhereAt when the stored answer was given on another device, device clock: one that comes while the page is
 * open is shown, unless the learner has changed theirs since
 */
export function useSavedAnswer(
  place: Omit<NewAnswer, 'answer'>,
  stored: Answer | null,
  elsewhereAt?: number,
): SavedAnswer {
  const [answer, setAnswer] = useState(stored);
  const [status, setStatus] = useState<SaveStatus>(stored ? 'saved' : 'clean');
  const target = useRef(place);
  const autosave = useRef<Autosave<Answer>>(undefined);
  autosave.current ??= new Autosave<Answer>(
    (value) => saveAnswer({ ...target.current, answer: value }),
    setStatus,
  );

  const flush = useCallback(async () => autosave.current?.flush(), []);
  const changedAt = useRef(0);
  const change = useCallback((value: Answer) => {
    changedAt.current = Date.now();
    setAnswer(value);
    autosave.current?.change(value, !TYPED.has(value.type_code));
  }, []);

  useFlushOnHide(flush);

  const show = useEffectEvent((givenAt: number) => {
    if (givenAt <= changedAt.current || status === 'pending' || status === 'failed' || !stored) return;
    setAnswer(stored);
    setStatus('saved');
  });
  useEffect(() => {
    if (elsewhereAt !== undefined) show(elsewhereAt);
  }, [elsewhereAt]);

  return { answer, status, change, flush };
}
