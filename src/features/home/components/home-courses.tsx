import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { enterableFirst } from '#rules/course/course-entry.ts';
import { HOME } from '#src/messages/home.ts';
import { courses } from '#src/shared/queries/courses.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EntryCard } from './entry-card.tsx';
import { EntryList } from './entry-list.tsx';
import { SectionLink } from './section-link.tsx';

export function HomeCourses() {
  const query = useQuery(courses());
  const byLevel = query.data?.courses.toSorted((one, other) => one.level - other.level);
  const cards =
    byLevel &&
    enterableFirst(byLevel).map((course) => (
      <EntryCard
        key={course.id}
        to={href('course', { id: course.id })}
        title={course.name}
        text={course.summary}
        facts={
          <>
            {course.is_free && <Badge tone="brand">{HOME.free}</Badge>}
            {HOME.lessons(course.lesson_count)}
          </>
        }
      />
    ));
  const how = <SectionLink to={href('payments')}>{HOME.payments}</SectionLink>;
  return <EntryList id="khoa-hoc" title={HOME.coursesTitle} end={how} cards={cards} failed={query.isError} />;
}
