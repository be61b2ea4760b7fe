import { CircleCheck, Clock, Hourglass, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { ACTIVATION_STATUS, type CourseSummary, type OwnCourse } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import type { Tone } from '#src/ui/tone.ts';

interface Label {
  text: string;
  tone: Tone;
  icon: LucideIcon;
}

/** Status labels (docs/product.md, point 4); a course that was not purchased has none. */
const LABELS: Partial<Record<CourseSummary['course_activation_status'], Label>> = {
  [ACTIVATION_STATUS.activated]: { text: COURSE.activated, tone: 'success', icon: CircleCheck },
  [ACTIVATION_STATUS.pending]: { text: COURSE.pending, tone: 'info', icon: Clock },
  [ACTIVATION_STATUS.expired]: { text: COURSE.expired, tone: 'warning', icon: Hourglass },
};

function endOf({ study_end_date, course_activation_status }: CourseSummary): string {
  if (study_end_date === null) return PROFILE.courseOpenEnded;
  const date = formatDate(study_end_date);
  return course_activation_status === ACTIVATION_STATUS.expired
    ? PROFILE.courseEnded(date)
    : PROFILE.courseEnds(date);
}

/** A course of the learner with its status, progress and end date; the whole card is a link. */
export function OwnedCourse({ course }: { course: OwnCourse }) {
  const { completed_lessons: done, lesson_count: total } = course;
  const label = LABELS[course.course_activation_status];
  return (
    <li className="relative flex overflow-hidden rounded-control border border-line bg-surface transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <CourseCover id={course.id} level={course.level} className="w-24 shrink-0 sm:w-32" />
      <div className="grid min-w-0 flex-1 content-center gap-1.5 p-4">
        {label && (
          <p>
            <Badge tone={label.tone} icon={label.icon}>
              {label.text}
            </Badge>
          </p>
        )}
        <h2 className="text-lg font-semibold">
          <Link to={href('course', { id: course.id })} className="outline-none after:absolute after:inset-0">
            {course.name}
          </Link>
        </h2>
        <p className="text-sm text-muted">
          {COURSE.lessons(course.lesson_count)}
          {' · '}
          {endOf(course)}
        </p>
        {course.course_activation_status !== ACTIVATION_STATUS.pending && (
          <div className="mt-1 flex items-center gap-3">
            <ProgressRing value={done} max={total} label={COURSE.progress(done, total)} size="sm" />
            <p className="text-sm text-muted">{COURSE.progress(done, total)}</p>
          </div>
        )}
      </div>
    </li>
  );
}
