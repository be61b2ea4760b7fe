import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ACTIVATION_STATUS, type ActivationStatus } from '#contract/course.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { NOTIFICATION, notify } from '#src/ui/notification.ts';

interface SentAwayProps {
  to: string;
  /** What the check of the lesson said; missing where it failed. */
  standing: { course_activation_status: ActivationStatus } | undefined;
}

const WORDS: Partial<Record<ActivationStatus, string>> = {
  [ACTIVATION_STATUS.notPurchased]: LESSON.closedText,
  [ACTIVATION_STATUS.expired]: LESSON.expiredText,
};

/** Goes where the lesson's guard sends the learner, who is told why the lesson stays shut and what opens it. */
export function SentAway({ to, standing }: SentAwayProps) {
  const navigate = useNavigate();
  const text = standing && WORDS[standing.course_activation_status];
  useEffect(() => {
    void navigate(to, { replace: true });
    if (text !== undefined) notify(NOTIFICATION.warning, LESSON.closedTitle, text);
  }, [navigate, to, text]);
  return null;
}
