import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import type { CourseDetails } from '../model/course-state.ts';

interface ConfirmCourseDialogProps {
  course: CourseDetails;
  onActivate: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a granted course is activated. */
export default function ConfirmCourseDialog({ course, onActivate, onClose }: ConfirmCourseDialogProps) {
  const unreachable = useUnreachable(COURSE.activationNeedsNetwork);
  return (
    <ConfirmDialog
      title={COURSE.confirmTitle}
      cancel={COURSE.confirmSkip}
      confirm={COURSE.promptActivate}
      onClose={onClose}
      onConfirm={onActivate}
    >
      <p>{COURSE.confirmText(course.name, course.lessons.length)}</p>
      {course.study_end_date !== null && <p>{COURSE.confirmUntil(formatDate(course.study_end_date))}</p>}
      {unreachable !== null && <Notice tone="warning">{unreachable}</Notice>}
    </ConfirmDialog>
  );
}
