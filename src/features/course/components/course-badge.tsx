import { CircleCheck, Clock, Hourglass, Lock } from 'lucide-react';
import { ACTIVATION_STATUS, type CourseSummary } from '#contract/course.ts';
import { COURSE } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';

/** The learner's status in a course; a free course that is not activated yet is labelled as free. */
export function CourseBadge({ course }: { course: CourseSummary }) {
  switch (course.course_activation_status) {
    case ACTIVATION_STATUS.activated:
      return (
        <Badge tone="success" icon={CircleCheck}>
          {COURSE.activated}
        </Badge>
      );
    case ACTIVATION_STATUS.pending:
      return (
        <Badge tone="info" icon={Clock}>
          {COURSE.pending}
        </Badge>
      );
    case ACTIVATION_STATUS.expired:
      return (
        <Badge tone="warning" icon={Hourglass}>
          {COURSE.expired}
        </Badge>
      );
    default:
      return course.is_free ? (
        <Badge tone="brand">{COURSE.free}</Badge>
      ) : (
        <Badge icon={Lock}>{COURSE.locked}</Badge>
      );
  }
}
