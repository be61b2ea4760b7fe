import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ACTIVATION_STATUS, type ActivationStatus } from '#contract/course.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { NOTIFICATION, notify } from '#src/ui/notification.ts';

interface SentAwayProps {
  to: string;
  /** Result of the access check; undefined if it failed. */
  access: { course_activation_status: ActivationStatus; course_name?: string | undefined } | undefined;
}

const WORDS: Partial<Record<ActivationStatus, (course: string | undefined) => string>> = {
  [ACTIVATION_STATUS.notPurchased]: LESSON.closedText,
  [ACTIVATION_STATUS.expired]: () => LESSON.expiredText,
};

/** Redirects the learner as the lesson guard decided, and says why the lesson is closed. */
export function SentAway({ to, access }: SentAwayProps) {
  const navigate = useNavigate();
  const text = access && WORDS[access.course_activation_status]?.(access.course_name);
  useEffect(() => {
    void navigate(to, { replace: true });
    if (text !== undefined) notify(NOTIFICATION.warning, LESSON.closedTitle, text);
  }, [navigate, to, text]);
  return null;
}
