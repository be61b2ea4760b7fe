import { useId } from 'react';
import { IN_EXAM } from '../messages/speaking-exam.ts';

interface NotesPadProps {
  notes: string;
  onChange: (notes: string) => void;
}

/** The learner's notes for the talk. */
export function NotesPad({ notes, onChange }: NotesPadProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {IN_EXAM.notes}
      </label>
      <textarea
        id={id}
        rows={4}
        value={notes}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        className="w-full rounded-control border border-line-strong bg-surface p-3"
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {IN_EXAM.notesHint}
      </p>
    </div>
  );
}
