import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { href } from '#contract/href.ts';
import { unreachableText } from '#rules/network/reachability.ts';
import { COURSE } from '#src/messages/course.ts';
import { UI } from '#src/messages/ui.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { useActivateCourse } from '#src/shared/course-access/activate-course.ts';
import { showToast } from '#src/ui/toast.ts';

export interface Activation {
  busy: boolean;
  /** Activates the course and opens the lesson. A guest registers first, then it continues automatically. */
  start: (lessonId: string) => void;
}

export function useActivation(courseId: string): Activation {
  const signedIn = useSession((session) => session.token !== null);
  const [requestedLesson, setRequestedLesson] = useState<string | null>(null);
  const { mutate, isPending } = useActivateCourse(courseId);
  const navigate = useNavigate();

  useEffect(() => {
    if (!signedIn || requestedLesson === null) return;
    setRequestedLesson(null);
    mutate(undefined, {
      onSuccess: () => {
        showToast('success', COURSE.activatedToast);
        void navigate(href('lesson', { id: requestedLesson }));
      },
      onError: (error) => showToast('error', error.message || UI.errorTitle),
    });
  }, [signedIn, requestedLesson, mutate, navigate]);

  const start = (lessonId: string) => {
    const { state } = connectivity.getState();
    if (state !== 'online') {
      showToast('warning', unreachableText(state, COURSE.activationNeedsNetwork));
      return;
    }
    setRequestedLesson(lessonId);
    if (!signedIn) openAuth('register');
  };
  return { busy: isPending, start };
}
