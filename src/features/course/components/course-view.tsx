import { Suspense } from 'react';
import { ACTIVATION_STATUS, type ExtendLearnType } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { courseEntry } from '#rules/course/course-entry.ts';
import { formatDate } from '#rules/text/formats.ts';
import { COURSE } from '#src/messages/course.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { openAdvice } from '#src/platform/session/advice-dialog.ts';
import { useSession } from '#src/platform/session/session.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CourseCover } from '#src/ui/course-cover.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { type CourseDetails, expiry, levelName } from '../model/course-state.ts';
import type { Activation } from '../model/use-activation.ts';
import { useCourseDialogs } from '../model/use-course-dialogs.ts';
import { CourseAction } from './course-action.tsx';
import { CourseBadge } from './course-badge.tsx';
import { CourseDialogs } from './course-dialogs.tsx';
import { CourseListSkeleton } from './course-list.tsx';
import { LessonList } from './lesson-list.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

/** Ways of learning extended beyond the course, each with its last day; nothing once all have ended. */
function ExtendedWays({ ways }: { ways: readonly ExtendLearnType[] }) {
  const today = vietnamDay(Date.now());
  const active = ways.filter(({ end_date }) => end_date >= today);
  if (active.length === 0) return null;
  return (
    <Card as="section" className="grid gap-1">
      <h2 className="font-semibold">{COURSE.waysTitle}</h2>
      <ul className="text-muted">
        {active.map(({ learn_type_name, end_date }) => (
          <li key={learn_type_name}>{COURSE.wayEnds(learn_type_name, formatDate(end_date))}</li>
        ))}
      </ul>
    </Card>
  );
}

const CourseLearning = lazyPart(() => import('./course-learning.tsx'));

interface CourseViewProps {
  course: CourseDetails;
  activation: Activation;
}

export function CourseView({ course, activation }: CourseViewProps) {
  const signedIn = useSession((session) => session.token !== null);
  const dialogs = useCourseDialogs();
  const entry = courseEntry(course);
  const isGranted =
    signedIn && !course.is_free && course.course_activation_status === ACTIVATION_STATUS.pending;
  // A guest may open a free course's lessons; a learner has to activate it first.
  const needsActivation = signedIn && entry === 'activate';
  const onBlocked = entry === 'closed' ? dialogs.lock : needsActivation ? dialogs.hold : undefined;
  // The results of an expired course remain visible.
  const isOwn =
    signedIn && (entry === 'open' || course.course_activation_status === ACTIVATION_STATUS.expired);
  const level = levelName(course.level);
  const ends = expiry(course.study_end_date, Date.now());
  return (
    <>
      <PageHeader
        title={course.name}
        text={course.summary}
        cover={
          <CourseCover id={course.id} level={course.level} className="h-32 w-full rounded-card sm:h-44" />
        }
        back={
          signedIn
            ? { to: href('myCourses'), label: COURSE.myTitle }
            : { to: href('home'), label: COURSE.name }
        }
      >
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <CourseBadge course={course} />
          {level && <span>{COURSE.level(level)}</span>}
          <span>{COURSE.lessons(course.lessons.length)}</span>
        </p>
      </PageHeader>
      {ends && course.study_end_date && (
        <Notice tone="warning">
          {(ends === 'over' ? COURSE.expiredOn : COURSE.expiresOn)(formatDate(course.study_end_date))}
        </Notice>
      )}
      <ExtendedWays ways={course.extend_learn_types} />
      <CourseAction
        course={course}
        entry={entry}
        onActivate={isGranted ? dialogs.confirm : activation.start}
        onAdvice={openAdvice}
        busy={activation.busy}
      />
      {entry === 'open' && <DownloadButton kind="course" id={course.id} title={course.name} />}
      {!isOwn && <Prose markdown={course.description} />}
      {isOwn && (
        <Suspense fallback={<CourseListSkeleton />}>
          <CourseLearning courseId={course.id} isOver={entry !== 'open'} />
        </Suspense>
      )}
      <section className="grid gap-4">
        <SectionHead title={COURSE.list} />
        <LessonList course={course} showsProgress={isOwn} onBlocked={onBlocked} />
        {entry === 'open' && <p className="text-sm text-muted">{COURSE.savedHere}</p>}
      </section>
      {isOwn && (
        <section className="grid gap-4">
          <SectionHead title={COURSE.about} />
          <Prose markdown={course.description} />
        </section>
      )}
      <CourseDialogs course={course} activation={activation} dialogs={dialogs} />
      {activation.busy && <LoadingOverlay />}
    </>
  );
}
