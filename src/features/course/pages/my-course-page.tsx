import { useQuery } from '@tanstack/react-query';
import { BookOpen, ClipboardCheck, Map as MapIcon, MessagesSquare, Users, Volume2 } from 'lucide-react';
import { Link } from 'react-router';
import { ACTIVATION_STATUS, type CourseSummary } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { COURSE } from '#src/messages/course.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { InstallOffer } from '#src/shared/install/install-offer.tsx';
import { courses, myCourses } from '#src/shared/queries/courses.ts';
import { StreakCard } from '#src/shared/streak/streak-card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { type Way, WayLinks } from '#src/ui/way-links.tsx';
import { CourseListSkeleton } from '../components/course-list.tsx';
import { CourseOffers } from '../components/course-offers.tsx';
import { MarkedNotices } from '../components/marked-notices.tsx';
import { OwnCourseList } from '../components/own-course-card.tsx';
import { ResumeCard } from '../components/resume-card.tsx';
import { TRIAL } from '../messages/course-offer.ts';

const Empty = ({ starter }: { starter: CourseSummary | undefined }) => (
  <EmptyState
    illustration="greeting"
    title={COURSE.emptyTitle}
    action={
      starter ? (
        <LinkButton to={href('course', { id: starter.id })}>{COURSE.emptyAction}</LinkButton>
      ) : (
        <LinkButton to={href('trialClass')}>{TRIAL.all}</LinkButton>
      )
    }
  >
    {starter && COURSE.emptyText}
  </EmptyState>
);

const ToTrialClass = () => (
  <Link
    to={href('trialClass')}
    className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
  >
    {TRIAL.all}
  </Link>
);

/** What else there is to learn, exams first: the tab of learning leads to all of it. */
const WAYS: readonly Way[] = [
  { to: href('examList'), label: COURSE.more.tests, icon: ClipboardCheck },
  { to: href('roadmap'), label: COURSE.more.roadmap, icon: MapIcon },
  { to: href('pronunciation'), label: COURSE.more.sounds, icon: Volume2 },
  { to: href('conversation'), label: COURSE.more.conversation, icon: MessagesSquare },
  { to: href('tutor', {}, { source: 'web' }), label: COURSE.more.tutor, icon: Users },
  { to: href('blog'), label: COURSE.more.blog, icon: BookOpen },
];

/** The learner's start page: the lesson to continue with, the streak, and the courses. */
export function Component() {
  const mine = useQuery(myCourses());
  const all = useQuery(courses());
  const own = mine.data?.courses ?? [];
  const trials = mine.data?.trials ?? [];
  const known = new Set([...own, ...trials].map(({ id }) => id));
  const others = mine.data ? (all.data?.courses.filter(({ id }) => !known.has(id)) ?? []) : [];
  const current = own.find(({ course_activation_status: status }) => status === ACTIVATION_STATUS.activated);
  return (
    <Page width="wide">
      <title>{pageTitle(COURSE.myTitle)}</title>
      <PageHeader title={COURSE.myTitle} text={COURSE.myText} />
      <WayLinks title={COURSE.moreTitle} ways={WAYS} className="sm:grid-cols-3" />
      {!mine.data && <Loaded query={mine} waiting={<CourseListSkeleton />} />}
      {mine.data && own.length === 0 && <Empty starter={others.find(({ is_free }) => is_free)} />}
      {own.length > 0 && (
        <div className="grid gap-4 md:grid-cols-2">
          {current && <ResumeCard course={current} />}
          <StreakCard />
        </div>
      )}
      <MarkedNotices />
      {own.length > 0 && (
        <section className="grid gap-4">
          <SectionHead title={COURSE.mineTitle} />
          <OwnCourseList courses={own} />
        </section>
      )}
      {trials.length > 0 && (
        <section className="grid gap-4">
          <SectionHead title={COURSE.tryingTitle} />
          <OwnCourseList courses={trials} trial />
        </section>
      )}
      <InstallOffer />
      {others.length > 0 && (
        <CourseOffers
          title={own.length > 0 ? COURSE.others : COURSE.toCourses}
          end={<ToTrialClass />}
          courses={others}
        />
      )}
    </Page>
  );
}
