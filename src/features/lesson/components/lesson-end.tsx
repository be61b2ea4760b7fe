import { useState } from 'react';
import { href } from '#contract/href.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { NEXT_UP } from '#src/messages/next-up.ts';
import { tellUnsaved } from '#src/platform/outbox/screen/tell-unsaved.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useNextLesson } from '#src/shared/lesson/use-next-lesson.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

interface LessonEndProps {
  lessonId: string;
  /** Some section has been started or completed. */
  begun: boolean;
  finished: boolean;
  /** Resolves when the restart is on the disk. */
  onRedo: () => Promise<void>;
}

/** After the sections: the next lesson while this one is not finished, and restarting this one. */
export function LessonEnd({ lessonId, begun, finished, onRedo }: LessonEndProps) {
  const owner = useSession((session) => session.learnerId);
  const next = useNextLesson(lessonId).lesson;
  const [asking, setAsking] = useState(false);
  const redo = (): Promise<void> =>
    onRedo()
      .catch((error: unknown) => tellUnsaved(LESSON.redoFailed, error))
      .finally(() => setAsking(false));
  return (
    <footer className="flex flex-wrap items-center gap-3 empty:hidden">
      {next && !finished && (
        <LinkButton to={href('lesson', { id: next.id })} variant="secondary">
          {NEXT_UP.lesson(next.title)}
        </LinkButton>
      )}
      {owner && begun && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {LESSON.redo}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={LESSON.redoTitle}
          confirm={LESSON.redo}
          cancel={LESSON.keep}
          onConfirm={() => void redo()}
          onClose={() => setAsking(false)}
        >
          <p>{LESSON.redoText}</p>
        </ConfirmDialog>
      )}
    </footer>
  );
}
