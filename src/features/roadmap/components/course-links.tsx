import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseSummary } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { enterableFirst, isClosed } from '#rules/course/course-entry.ts';
import { HOW_COURSE_OPENS } from '#src/messages/course-opening.ts';
import { ROADMAP } from '#src/messages/roadmap.ts';
import { CourseCover } from '#src/ui/course-cover.tsx';

/** Courses as rows of links. */
export const CourseLinks = ({ courses }: { courses: readonly CourseSummary[] }) => (
  <ul className="grid gap-2">
    {enterableFirst(courses).map((course) => (
      <li key={course.id}>
        <Link
          to={href('course', { id: course.id })}
          className="flex items-center gap-3 rounded-control bg-sunk p-2 pr-4 hover:bg-brand-soft"
        >
          <CourseCover id={course.id} level={course.level} className="size-14 shrink-0 rounded-sm" />
          <span className="grid min-w-0 flex-1">
            <span className="font-semibold">{course.name}</span>
            <span className="text-sm text-muted">
              {course.is_free && `${ROADMAP.free} · `}
              {ROADMAP.lessons(course.lesson_count)}
            </span>
            {isClosed(course) && <span className="text-sm text-muted">{HOW_COURSE_OPENS}</span>}
          </span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);
