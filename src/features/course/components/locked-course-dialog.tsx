import { ACTIVATION_STATUS } from '#contract/course.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import type { CourseDetails } from '../model/course-state.ts';

interface LockedCourseDialogProps {
  course: CourseDetails;
  onAdvice: () => void;
  onClose: () => void;
}

/** Explains why a lesson is locked, since when, and who can unlock it. */
export default function LockedCourseDialog({ course, onAdvice, onClose }: LockedCourseDialogProps) {
  const expired = course.course_activation_status === ACTIVATION_STATUS.expired;
  const since = course.study_end_date === null ? null : formatDate(course.study_end_date);
  return (
    <ConfirmDialog
      title={expired ? COURSE.expiredTitle : COURSE.lockedTitle}
      cancel={COURSE.lockedSkip}
      confirm={COURSE.advice}
      onClose={onClose}
      onConfirm={onAdvice}
    >
      <p>{expired ? COURSE.expiredText(course.name, since) : COURSE.lockedText(course.name)}</p>
    </ConfirmDialog>
  );
}
