import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseSummary } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { COURSE } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { OFFERS } from '../messages/course-offer.ts';
import { courseEntry, levelName } from '../model/course-state.ts';
import { CourseBadge } from './course-badge.tsx';

/** A course in a list; the whole card is a link. */
export function CourseCard({ course, isNew }: { course: CourseSummary; isNew: boolean }) {
  const level = levelName(course.level);
  // A closed course leads to its overview.
  const page = courseEntry(course) === 'closed' ? 'courseOverview' : 'course';
  return (
    <Card
      as="li"
      className="relative flex items-center gap-4 transition-colors hover:border-line-strong has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      <div className="grid min-w-0 flex-1 gap-1.5">
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
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Card>
  );
}
