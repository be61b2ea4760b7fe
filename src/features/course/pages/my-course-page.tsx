import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { COURSE } from '#src/messages/course.ts';
import { InstallCard } from '#src/pwa/install-card.tsx';
import { courses, myCourses } from '#src/reads/courses.ts';
import { TargetCard } from '#src/target/target-card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { CourseList, CourseListSkeleton } from '../components/course-list.tsx';

const TodayCard = lazy(() => import('#src/notebook/today-card.tsx'));

export function Component() {
  const mine = useQuery(myCourses());
  const all = useQuery(courses());
  const own = new Set(mine.data?.courses.map(({ id }) => id));
  const others = mine.data ? (all.data?.courses.filter(({ id }) => !own.has(id)) ?? []) : [];
  const starter = others.find(({ is_free }) => is_free);
  return (
    <Page width="wide">
      <title>{`${COURSE.myTitle} – Luyện`}</title>
      <PageHeader title={COURSE.myTitle} text={COURSE.myText} />
      {!mine.data && !mine.isError && <CourseListSkeleton />}
      {!mine.data && mine.isError && (
        <FailureState heading="h2" error={mine.error} onRetry={() => void mine.refetch()} />
      )}
      {mine.data && mine.data.courses.length > 0 && (
        <section className="grid gap-4">
          <h2 className="sr-only">{COURSE.active}</h2>
          <CourseList courses={mine.data.courses} />
        </section>
      )}
      {mine.data?.courses.length === 0 && (
        <EmptyState
          illustration="notebook"
          title={COURSE.emptyTitle}
          action={
            starter && (
              <LinkButton to={`/course-detail/${encodeURIComponent(starter.id)}`}>
                {COURSE.emptyAction}
              </LinkButton>
            )
          }
        >
          {COURSE.emptyText}
        </EmptyState>
      )}
      <Suspense>
        <TodayCard />
      </Suspense>
      <TargetCard />
      <InstallCard />
      {others.length > 0 && (
        <section className="grid gap-4">
          <SectionHead title={own.size > 0 ? COURSE.others : COURSE.toCourses} />
          <CourseList courses={others} />
        </section>
      )}
    </Page>
  );
}
