import { useState } from 'react';
import type { TaughtNote } from '#contract/teacher-classes.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { changeNote, useLessonAction } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';

interface ChangeNoteProps {
  lessonId: string;
  note: TaughtNote;
  onClose: () => void;
}

/** Rewrites a note. */
export function ChangeNote({ lessonId, note, onClose }: ChangeNoteProps) {
  const [text, setText] = useState(note.text);
  const save = useLessonAction(() => changeNote(lessonId, note.id, text), LESSON.saved);
  return (
    <ConfirmDialog
      title={LESSON.changeNoteTitle}
      confirm={LESSON.save}
      cancel={LESSON.cancel}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
    >
      <TextArea
        label={LESSON.note}
        error={save.error?.message ?? null}
        maxLength={CLASS_LIMITS.note}
        value={text}
        onChange={setText}
      />
    </ConfirmDialog>
  );
}
