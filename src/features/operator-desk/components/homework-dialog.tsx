import type { DeskLesson } from '#contract/operator-classes.ts';
import type { BodyOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { HomeworkDialog as SharedDialog } from '#src/shared/class-desk/homework-dialog.tsx';
import { setHomework } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';

type Body = BodyOf<typeof ENDPOINTS.staffLessons.setHomework>;

/** Sets an exercise of the content as homework of a lesson. */
export function HomeworkDialog({ lesson, onClose }: { lesson: DeskLesson; onClose: () => void }) {
  const set = useDeskAction({
    act: (body: Body) => setHomework(lesson.id, body),
    done: () => CLASSES.changed,
  });
  return (
    <SharedDialog
      title={CLASSES.homeworkOf(lesson.title)}
      busy={set.isPending}
      problem={set.error?.message ?? null}
      onSet={(body) => set.mutate(body, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
