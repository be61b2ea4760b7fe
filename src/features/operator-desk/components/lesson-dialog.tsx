import { useState } from 'react';
import type { DeskLesson } from '#contract/operator-classes.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { addLesson, moveLesson, renameLesson } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import { lessonTimes, type TypedTimes, typedTimes } from '../model/lesson-times.ts';

interface LessonDialogProps {
  classId: string;
  /** Null: a new one. */
  lesson: DeskLesson | null;
  onClose: () => void;
}

const NO_TIMES: TypedTimes = { day: '', begins: '', ends: '' };

/**
 * Changes what is different: the time first, since that is what may be refused, so nothing is half done. It raises the
 * version that the new title then has to name.
 */
async function changeLesson(
  { id, version, ...before }: DeskLesson,
  title: string,
  times: { starts_at: number; ends_at: number },
): Promise<void> {
  const isMoved = times.starts_at !== before.starts_at || times.ends_at !== before.ends_at;
  if (isMoved) await moveLesson(id, { ...times, version });
  if (title.trim() !== before.title) await renameLesson(id, { title, version: version + (isMoved ? 1 : 0) });
}

/** Plans a lesson, or moves or renames it; what stands in the way is said in the dialog. */
export function LessonDialog({ classId, lesson, onClose }: LessonDialogProps) {
  const [title, setTitle] = useState(lesson?.title ?? '');
  const [typed, setTyped] = useState(lesson ? typedTimes(lesson) : NO_TIMES);
  const [isMissing, setMissing] = useState(false);
  const save = useDeskAction({
    act: async (times: { starts_at: number; ends_at: number }) => {
      if (lesson) await changeLesson(lesson, title, times);
      else await addLesson(classId, { title, ...times });
    },
    done: () => CLASSES.changed,
  });
  const change = (field: keyof TypedTimes) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [field]: event.target.value }));
  const confirm = () => {
    const times = lessonTimes(typed);
    const isWhole = times !== null && title.trim() !== '';
    setMissing(!isWhole);
    if (isWhole) save.mutate(times, { onSuccess: onClose });
  };
  const problem = isMissing ? CLASSES.incomplete : save.error?.message;
  return (
    <ConfirmDialog
      title={lesson ? CLASSES.changeLesson : CLASSES.addLesson}
      confirm={DESK.save}
      cancel={DESK.cancel}
      busy={save.isPending}
      onClose={onClose}
      onConfirm={confirm}
    >
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <TextField
        label={CLASSES.lessonTitle}
        maxLength={CLASS_LIMITS.name}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField type="date" label={CLASSES.day} value={typed.day} onChange={change('day')} />
      <TextField type="time" label={CLASSES.begins} value={typed.begins} onChange={change('begins')} />
      <TextField
        type="time"
        label={CLASSES.ends}
        hint={CLASSES.endsHint}
        value={typed.ends}
        onChange={change('ends')}
      />
    </ConfirmDialog>
  );
}
