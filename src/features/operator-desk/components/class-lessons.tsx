import { useState } from 'react';
import type { DeskClassDetail, DeskLesson } from '#contract/operator-classes.ts';
import { clockTime, lessonDay, lessonTime } from '#rules/tutoring/lesson-time.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { cancelLesson, removeHomework } from '../api/classes.ts';
import { useDeskAction } from '../api/desk-query.ts';
import { CLASSES } from '../messages/classes.ts';
import { HomeworkDialog } from './homework-dialog.tsx';
import { LessonDialog } from './lesson-dialog.tsx';

type Opened = { what: 'change' | 'cancel' | 'homework'; lesson: DeskLesson };

function Homework({ lesson }: { lesson: DeskLesson }) {
  const remove = useDeskAction({
    act: (homework: string) => removeHomework(lesson.id, homework),
    done: () => CLASSES.changed,
  });
  if (lesson.homework.length === 0) return null;
  return (
    <ul className="grid gap-1">
      {lesson.homework.map(({ id, title, due_at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="min-w-0 flex-1">
            {due_at === null ? title : `${title}, ${CLASSES.dueBy(lessonTime(due_at))}`}
          </span>
          <Button variant="quiet" busy={remove.isPending} onClick={() => remove.mutate(id)}>
            {CLASSES.removeHomework(title)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LessonRow({ lesson, onOpen }: { lesson: DeskLesson; onOpen: (what: Opened['what']) => void }) {
  const { title, starts_at, ends_at, is_cancelled } = lesson;
  const isOver = ends_at <= Date.now();
  return (
    <li className="grid gap-2 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="w-48 tabular-nums">
          {`${lessonDay(starts_at)}, ${clockTime(starts_at)}–${clockTime(ends_at)}`}
        </p>
        <p className="flex min-w-40 flex-1 flex-wrap items-center gap-2 font-semibold">
          {title}
          {is_cancelled && <Badge tone="warning">{CLASSES.cancelled}</Badge>}
          {isOver && !is_cancelled && <Badge>{CLASSES.over}</Badge>}
        </p>
      </div>
      <Homework lesson={lesson} />
      {!is_cancelled && !isOver && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            aria-label={CLASSES.changeLessonOf(title)}
            onClick={() => onOpen('change')}
          >
            {CLASSES.changeLesson}
          </Button>
          <Button
            variant="secondary"
            aria-label={CLASSES.homeworkOf(title)}
            onClick={() => onOpen('homework')}
          >
            {CLASSES.homework}
          </Button>
          <Button variant="quiet" aria-label={CLASSES.cancelOf(title)} onClick={() => onOpen('cancel')}>
            {CLASSES.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}

/** The lessons of a class in order, to plan, move and cancel. */
export function ClassLessons({ of: { id, lessons } }: { of: DeskClassDetail }) {
  const [opened, setOpened] = useState<Opened | 'new' | null>(null);
  const cancel = useDeskAction({ act: cancelLesson, done: () => CLASSES.changed });
  const close = () => setOpened(null);
  return (
    <section className="grid gap-3">
      <SectionHead title={CLASSES.lessons} />
      <Card className="grid gap-4">
        {lessons.length === 0 && <p className="text-muted">{CLASSES.noLessons}</p>}
        <ol className="divide-y divide-line">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.id} lesson={lesson} onOpen={(what) => setOpened({ what, lesson })} />
          ))}
        </ol>
        <Button className="justify-self-start" onClick={() => setOpened('new')}>
          {CLASSES.addLesson}
        </Button>
      </Card>
      {opened === 'new' && <LessonDialog classId={id} lesson={null} onClose={close} />}
      {opened !== null && opened !== 'new' && opened.what === 'change' && (
        <LessonDialog classId={id} lesson={opened.lesson} onClose={close} />
      )}
      {opened !== null && opened !== 'new' && opened.what === 'homework' && (
        <HomeworkDialog lesson={opened.lesson} onClose={close} />
      )}
      {opened !== null && opened !== 'new' && opened.what === 'cancel' && (
        <ConfirmDialog
          danger
          title={CLASSES.cancelTitle}
          confirm={CLASSES.cancel}
          cancel={CLASSES.keep}
          busy={cancel.isPending}
          onClose={close}
          onConfirm={() => cancel.mutate(opened.lesson.id, { onSuccess: close })}
        >
          <p>{CLASSES.cancelText(opened.lesson.title)}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
