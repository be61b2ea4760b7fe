import { useState } from 'react';
import type { TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { describeLesson, useLessonAction } from '../api/taught.ts';
import { LESSON } from '../messages/classes.ts';

/** Changes what a lesson is called, and what it is about. */
export function TextDialog({ lesson, onClose }: { lesson: TaughtLessonDetail; onClose: () => void }) {
  const [title, setTitle] = useState(lesson.title);
  const [summary, setSummary] = useState(lesson.summary ?? '');
  // The one that was on screen when the dialog opened: of two who change it, the second is told.
  const [version] = useState(lesson.version);
  const save = useLessonAction(
    () => describeLesson(lesson.id, { version, title, summary: summary.trim() === '' ? null : summary }),
    LESSON.saved,
  );
  return (
    <ConfirmDialog
      title={LESSON.change}
      confirm={LESSON.save}
      cancel={LESSON.cancel}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={() => save.mutate(undefined, { onSuccess: onClose })}
    >
      {save.isError && <Notice tone="error">{save.error.message}</Notice>}
      <TextField
        label={LESSON.name}
        maxLength={CLASS_LIMITS.name}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label={LESSON.summary}
        hint={LESSON.summaryHint}
        error={null}
        maxLength={CLASS_LIMITS.summary}
        value={summary}
        onChange={setSummary}
      />
    </ConfirmDialog>
  );
}
