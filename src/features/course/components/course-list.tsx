import { Link } from 'react-router';
import type { CourseSummary } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { enterableFirst, isClosed } from '#rules/course/course-entry.ts';
import { COURSE } from '#src/messages/course.ts';
import { HOW_COURSE_OPENS } from '#src/messages/course-opening.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { OFFERS } from '../messages/course-offer.ts';
import { levelName } from '../model/course-state.ts';
import { CourseBadge } from './course-badge.tsx';

/** A course in a list; the whole card is a link. */
function CourseCard({ course, isNew }: { course: CourseSummary; isNew: boolean }) {
  const level = levelName(course.level);
  const closed = isClosed(course);
  // A closed course leads to its overview.
  const page = closed ? 'courseOverview' : 'course';
  return (
    <li className="relative flex overflow-hidden rounded-control border border-line bg-surface transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <CourseCover id={course.id} level={course.level} className="w-24 shrink-0 sm:w-32" />
      <div className="grid min-w-0 flex-1 content-center gap-1.5 p-4">
        <p className="flex flex-wrap gap-2">
          <CourseBadge course={course} />
          {isNew && <Badge tone="info">{OFFERS.isNew}</Badge>}
        </p>
        <h3 className="text-lg font-semibold">
          <Link to={href(page, { id: course.id })} className="outline-none after:absolute after:inset-0">
            {course.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-muted">{course.summary}</p>
        <p className="text-sm text-muted">
          {level && `${COURSE.level(level)} · `}
          {COURSE.lessons(course.lesson_count)}
        </p>
        {closed && <p className="text-sm text-muted">{HOW_COURSE_OPENS}</p>}
      </div>
    </li>
  );
}

interface CourseListProps {
  courses: readonly CourseSummary[];
  /** Ids of the new courses. */
  fresh: ReadonlySet<string>;
}

export const CourseList = ({ courses, fresh }: CourseListProps) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {enterableFirst(courses).map((course) => (
      <CourseCard key={course.id} course={course} isNew={fresh.has(course.id)} />
    ))}
  </ul>
);

export const CourseListSkeleton = () => (
  <Loading>
    <div className="grid gap-4 md:grid-cols-2">
      {['first', 'second'].map((place) => (
        <Card key={place} className="grid gap-3">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </Card>
      ))}
    </div>
  </Loading>
);
