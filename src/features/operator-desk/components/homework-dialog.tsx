import { useState } from 'react';
import type { DeskLesson } from '#contract/operator-classes.ts';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { setHomework } from '../api/classes.ts';
import { useDeed } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import { lessonTimes } from '../model/lesson-times.ts';

/** Homework is due at the end of its day. */
const END_OF_DAY = '23:59';

/** Sets an exercise of the content as homework of a lesson. */
export function HomeworkDialog({ lesson, onClose }: { lesson: DeskLesson; onClose: () => void }) {
  const [exercise, setExercise] = useState('');
  const [day, setDay] = useState('');
  const due = lessonTimes({ day, begins: END_OF_DAY, ends: END_OF_DAY })?.starts_at ?? null;
  const set = useDeed({
    act: () => setHomework(lesson.id, { exercise_id: exercise.trim(), due_at: due }),
    done: () => CLASSES.changed,
  });
  return (
    <ConfirmDialog
      title={CLASSES.homeworkOf(lesson.title)}
      confirm={CLASSES.homework}
      cancel={DESK.cancel}
      busy={set.isPending}
      onClose={onClose}
      onConfirm={() => set.mutate(undefined, { onSuccess: onClose })}
    >
      <TextField
        label={CLASSES.exercise}
        hint={CLASSES.exerciseHint}
        maxLength={TEXT_MAX.id}
        value={exercise}
        error={set.error?.message ?? null}
        onChange={(event) => setExercise(event.target.value)}
      />
      <TextField
        type="date"
        label={CLASSES.due}
        hint={CLASSES.dueHint}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
    </ConfirmDialog>
  );
}
