import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { myCourses } from '#src/shared/queries/courses.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { OwnedCourse } from '../components/owned-course.tsx';

export function Component() {
  const query = useQuery(myCourses());
  const own = query.data?.courses;
  return (
    <ProfileFrame title={PROFILE.courseTitle} text={PROFILE.courseText}>
      {own && own.length > 0 && (
        <ul className="grid gap-4">
          {own.map((course) => (
            <OwnedCourse key={course.id} course={course} />
          ))}
        </ul>
      )}
      {own?.length === 0 && (
        <EmptyState
          illustration="greeting"
          title={PROFILE.courseEmptyTitle}
          action={<LinkButton to={href('myCourses')}>{PROFILE.courseEmptyAction}</LinkButton>}
        >
          {PROFILE.courseEmptyText}
        </EmptyState>
      )}
      {!own && <Loaded query={query} waiting={<CardSkeleton />} />}
    </ProfileFrame>
  );
}
