import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { coursesFor } from '#src/shared/exam/read-exam.ts';
import { SectionHead } from '#src/ui/section-head.tsx';
import { levelName } from '../model/placement-summary.ts';

/** Courses for this level, best match first. */
export function PlacementCourses({ level }: { level: number }) {
  const { data, isError } = useQuery(coursesFor(level));
  const suitable = data?.courses ?? [];
  return (
    <section className="grid gap-3">
      <SectionHead title={PLACEMENT_RESULT.courses} />
      {suitable[0] && suitable[0].reason !== 'level' && (
        <p className="text-muted">{PLACEMENT_RESULT.coursesNear}</p>
      )}
      {isError && !data && <p className="text-muted">{PLACEMENT_RESULT.coursesNone}</p>}
      <ul className="grid gap-2">
        {suitable.map((course) => (
          <li key={course.id}>
            <Link
              to={href('course', { id: course.id })}
              className="flex min-h-11 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 hover:border-line-strong"
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{course.name}</span>
                <span className="text-sm text-muted">
                  {levelName(course.level)} · {PLACEMENT_RESULT.lessons(course.lesson_count)}
                  {course.is_free && ` · ${PLACEMENT_RESULT.free}`}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
