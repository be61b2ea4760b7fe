import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { isClosed } from '#rules/course/course-entry.ts';
import { HOW_COURSE_OPENS } from '#src/messages/course-opening.ts';
import { PLACEMENT_RESULT } from '#src/messages/placement.ts';
import { coursesFor } from '#src/shared/exam/read-exam.ts';
import { ToNextThing } from '#src/shared/lesson/to-next-thing.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { levelName } from '../model/placement-summary.ts';

type Suggested = ResponseOf<typeof ENDPOINTS.courseOffers.suggestions>['courses'][number];

const factsOf = ({ level, lesson_count, is_free }: Suggested): string =>
  `${levelName(level)} · ${PLACEMENT_RESULT.lessons(lesson_count)}${is_free ? ` · ${PLACEMENT_RESULT.free}` : ''}`;

/** The screen's primary action: a course that this learner can begin at once. */
const BeginNow = ({ course }: { course: Suggested }) => (
  <Card className="grid content-start justify-items-start gap-3">
    <div className="grid gap-1">
      <h3 className="font-semibold">{course.name}</h3>
      <p className="text-muted">{factsOf(course)}</p>
    </div>
    <LinkButton size="lg" to={href('course', { id: course.id })} className="max-sm:w-full">
      {PLACEMENT_RESULT.beginNow}
    </LinkButton>
  </Card>
);

/** Courses for this level: first one that can be begun now, then the best match, with how it is opened. */
export function PlacementCourses({ level }: { level: number }) {
  const { data, isError } = useQuery(coursesFor(level));
  const all = data?.courses ?? [];
  const lead = all.find((course) => !isClosed(course));
  const suitable = all.filter((course) => course !== lead);
  return (
    <section className="grid gap-3">
      <SectionHead title={PLACEMENT_RESULT.courses} />
      {lead && <BeginNow course={lead} />}
      {!lead && data && <ToNextThing />}
      {suitable.length > 0 && !suitable.some(({ reason }) => reason === 'level') && (
        <p className="text-muted">{PLACEMENT_RESULT.coursesNear}</p>
      )}
      {isError && !data && <p className="text-muted">{PLACEMENT_RESULT.coursesNone}</p>}
      <ul className="grid gap-2">
        {suitable.map((course) => (
          <li key={course.id}>
            <Link
              to={href('course', { id: course.id })}
              className="flex min-h-11 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2.5 hover:border-line-strong"
            >
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{course.name}</span>
                <span className="text-sm text-muted">{factsOf(course)}</span>
                {isClosed(course) && <span className="text-sm text-muted">{HOW_COURSE_OPENS}</span>}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
