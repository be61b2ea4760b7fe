import { type FormEvent, useState } from 'react';
import { ADVICE_NOTE_MAX } from '#contract/operator-advice.ts';
import { Button } from '#src/ui/button.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { noteAdvice } from '../api/advice.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { ADVICE } from '../messages/advice.ts';

/** Adds a note to a request. One that failed is sent again under the same id, so it is stored once. */
export function AdviceNote({ id }: { id: string }) {
  const [draft, setDraft] = useState({ note_id: crypto.randomUUID(), text: '' });
  const [isMissing, setMissing] = useState(false);
  const action = useDeskAction({ act: () => noteAdvice(id, draft), done: () => null });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = draft.text.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return;
    action.mutate(undefined, { onSuccess: () => setDraft({ note_id: crypto.randomUUID(), text: '' }) });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        label={ADVICE.note}
        hint={ADVICE.noteHint}
        maxLength={ADVICE_NOTE_MAX}
        value={draft.text}
        error={isMissing ? ADVICE.noteMissing : null}
        onChange={(text) => setDraft((before) => ({ ...before, text }))}
      />
      <Button type="submit" variant="secondary" busy={action.isPending} className="justify-self-start">
        {ADVICE.noteAdd}
      </Button>
    </form>
  );
}
