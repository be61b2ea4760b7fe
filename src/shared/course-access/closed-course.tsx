import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ACTIVATION_STATUS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { UI } from '#src/messages/ui.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAuth } from '#src/platform/session/auth-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { showToast } from '#src/ui/toast.ts';
import { useActivateCourse } from './activate-course.ts';

const ActivationPrompt = lazyPart(() => import('./activation-prompt.tsx'));

interface ClosedCourseProps {
  standing: ResponseOf<typeof ENDPOINTS.lesson.exerciseIsAllowed>;
  /** The course has been activated: its content may be loaded. */
  onOpened: () => void;
}

/**
 * A course that the learner has yet to activate: the prompt (docs/product.md, point 2) over the same offer.
 */
function Pending({ standing, onOpened }: ClosedCourseProps) {
  const [isPrompting, setPrompting] = useState(true);
  const { mutate, isPending } = useActivateCourse(standing.course_id);
  const navigate = useNavigate();
  const activate = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        showToast('success', COURSE.activatedToast);
        onOpened();
      },
      onError: (error) => showToast('error', error.message || UI.errorTitle),
    });
  return (
    <>
      <EmptyState
        illustration="greeting"
        title={standing.course_name}
        action={
          <Button busy={isPending} onClick={activate}>
            {COURSE.promptActivate}
          </Button>
        }
      >
        {COURSE.promptText}
      </EmptyState>
      <Suspense>
        {isPrompting && (
          <ActivationPrompt
            busy={isPending}
            onActivate={activate}
            onSkip={() => {
              setPrompting(false);
              void navigate(href('course', { id: standing.course_id }));
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Why an exercise is closed to this learner or guest, and what they can do about it. */
export function ClosedCourse({ standing, onOpened }: ClosedCourseProps) {
  const signedIn = useSession((session) => session.token !== null);
  const { course_activation_status: status, course_id, course_name, study_end_date } = standing;
  if (status === ACTIVATION_STATUS.pending) return <Pending standing={standing} onOpened={onOpened} />;
  const expired = status === ACTIVATION_STATUS.expired;
  const since = study_end_date === null ? null : formatDate(study_end_date);
  const text = expired ? COURSE.expiredText(course_name, since) : COURSE.lockedText(course_name);
  return (
    <EmptyState
      illustration="greeting"
      title={expired ? COURSE.expiredTitle : COURSE.lockedTitle}
      action={
        <>
          <LinkButton to={href('course', { id: course_id })}>{COURSE.seeCourse}</LinkButton>
          {!signedIn && (
            <Button variant="secondary" onClick={() => openAuth('login')}>
              {UI.login}
            </Button>
          )}
        </>
      }
    >
      {signedIn ? text : COURSE.lockedGuestText(course_name)}
    </EmptyState>
  );
}
