import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ACTIVATION_STATUS, type OwnCourse } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { ProgressRing } from '#src/ui/progress-ring.tsx';
import { expiry } from '../model/course-state.ts';
import { CourseBadge } from './course-badge.tsx';

interface OwnCourseCardProps {
  course: OwnCourse;
  /** The learner only tries the course. */
  trial?: boolean;
}

/** One of the learner's courses: the progress, and the last day if it is close. */
function OwnCourseCard({ course, trial = false }: OwnCourseCardProps) {
  const { completed_lessons: done, lesson_count: total, study_end_date: end } = course;
  const ends = expiry(end, Date.now());
  const isPending = course.course_activation_status === ACTIVATION_STATUS.pending;
  const studies = !isPending && !trial;
  return (
    <li className="relative overflow-hidden rounded-control border border-line bg-surface transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <CourseCover id={course.id} level={course.level} className="h-28 w-full" />
      <div className="flex items-center gap-4 p-4 sm:p-5">
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="flex flex-wrap gap-2">
            {trial ? <Badge tone="brand">{COURSE.trialLesson}</Badge> : <CourseBadge course={course} />}
          </p>
          <h3 className="text-lg font-semibold">
            <Link
              to={href(trial ? 'courseOverview' : 'course', { id: course.id })}
              className="outline-none after:absolute after:inset-0"
            >
              {course.name}
            </Link>
          </h3>
          {studies && <p className="text-sm text-muted">{COURSE.progress(done, total)}</p>}
          {isPending && <p className="text-muted">{COURSE.waitsText}</p>}
          {ends && end && (
            <p className="text-sm font-semibold text-warning">
              {(ends === 'over' ? COURSE.expiredOn : COURSE.expiresOn)(formatDate(end))}
            </p>
          )}
        </div>
        {studies && (
          <ProgressRing value={done} max={total} label={COURSE.progress(done, total)}>
            {done === total ? <Check className="size-6 text-success" /> : `${done}/${total}`}
          </ProgressRing>
        )}
      </div>
    </li>
  );
}

export const OwnCourseList = ({
  courses,
  trial = false,
}: {
  courses: readonly OwnCourse[];
  trial?: boolean;
}) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {courses.map((course) => (
      <OwnCourseCard key={course.id} course={course} trial={trial} />
    ))}
  </ul>
);
