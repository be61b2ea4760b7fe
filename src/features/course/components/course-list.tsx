import type { CourseSummary } from '#contract/course.ts';
import { Card } from '#src/ui/card.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { CourseCard } from './course-card.tsx';

interface CourseListProps {
  courses: readonly CourseSummary[];
  /** Ids of the new courses. */
  fresh: ReadonlySet<string>;
}

export const CourseList = ({ courses, fresh }: CourseListProps) => (
  <ul className="grid gap-4 md:grid-cols-2">
    {courses.map((course) => (
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
