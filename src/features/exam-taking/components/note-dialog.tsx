import { useId, useState } from 'react';
import { MARKS } from '#src/messages/exam.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';

interface NoteDialogProps {
  /** The text that the note refers to. */
  quote: string;
  note: string;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** Edits a note on some text of the test. */
export function NoteDialog({ quote, note, onSave, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note);
  const fieldId = useId();
  return (
    <ConfirmDialog
      title={MARKS.note}
      cancel={MARKS.cancel}
      confirm={MARKS.save}
      onClose={onClose}
      onConfirm={() => (text.trim() === '' ? onClose() : onSave(text.trim()))}
    >
      <blockquote lang="en" className="line-clamp-3 border-l-4 border-line-strong pl-3 text-muted">
        {quote}
      </blockquote>
      <label htmlFor={fieldId} className="grid gap-1.5 font-semibold">
        {MARKS.write}
        <textarea
          id={fieldId}
          value={text}
          rows={4}
          maxLength={2000}
          onChange={(event) => setText(event.target.value)}
          className="w-full rounded-sm border border-line-strong bg-surface px-3 py-2 font-normal"
        />
      </label>
    </ConfirmDialog>
  );
}
