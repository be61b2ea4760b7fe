import { Suspense } from 'react';
import { courseEntry } from '#rules/course/course-entry.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import type { CourseDetails } from '../model/course-state.ts';
import type { Activation } from '../model/use-activation.ts';
import type { CourseDialogState } from '../model/use-course-dialogs.ts';

const ActivationPrompt = lazyPart(() => import('#src/shared/course-access/activation-prompt.tsx'));
const ConfirmCourseDialog = lazyPart(() => import('./confirm-course-dialog.tsx'));
const LockedCourseDialog = lazyPart(() => import('./locked-course-dialog.tsx'));

interface CourseDialogsProps {
  course: CourseDetails;
  activation: Activation;
  dialogs: CourseDialogState;
}

/** The dialogs that may open before a course's lessons. */
export function CourseDialogs({ course, activation, dialogs }: CourseDialogsProps) {
  const { held, toConfirm, locked } = dialogs;
  const isToActivate = courseEntry(course) === 'activate';
  return (
    <Suspense>
      {held && isToActivate && (
        <ActivationPrompt
          busy={activation.busy}
          onSkip={dialogs.dropHeld}
          onActivate={() => {
            dialogs.dropHeld();
            activation.start(held);
          }}
        />
      )}
      {toConfirm !== null && isToActivate && (
        <ConfirmCourseDialog
          course={course}
          onClose={dialogs.dropConfirm}
          onActivate={() => {
            dialogs.dropConfirm();
            activation.start(toConfirm);
          }}
        />
      )}
      {locked && (
        <LockedCourseDialog
          course={course}
          onClose={dialogs.unlock}
          onAdvice={() => {
            dialogs.unlock();
            openAdvice();
          }}
        />
      )}
    </Suspense>
  );
}
