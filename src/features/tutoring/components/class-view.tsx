import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type ClassDetail, EXAM_CLASS_LEVEL, type SyllabusWeek } from '#contract/tutoring.ts';
import { formatDate } from '#rules/text/formats.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { DownloadButton } from '#src/shared/download/download-button.tsx';
import { classSyllabus, tutoringClass } from '#src/shared/queries/tutoring.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { TUTORING } from '../messages/tutoring.ts';
import { classPath } from '../model/class-links.ts';
import { useClassClock } from '../model/use-class-clock.ts';
import { useWaitingWork } from '../model/use-waiting-work.ts';
import { ClassBadges } from './class-card.tsx';
import { HomeworkTab } from './homework-tab.tsx';
import { IncomingCard } from './incoming-card.tsx';
import { MaterialRow } from './material-row.tsx';
import { ScheduleTab } from './schedule-tab.tsx';

/** Study sheets and files of all lessons, by lesson. */
function MaterialsTab({ weeks }: { weeks: readonly SyllabusWeek[] }) {
  const lessons = weeks.flatMap((week) => week.lessons).filter(({ materials }) => materials.length > 0);
  if (lessons.length === 0) return <EmptyState illustration="asleep" title={TUTORING.noMaterials} />;
  return (
    <div className="grid gap-6">
      <SectionHead title={TUTORING.tabs.materials} />
      {lessons.map(({ id, title, materials }) => (
        <section key={id} className="grid gap-1">
          <h3 className="font-semibold">{title}</h3>
          <ul className="grid">
            {materials.map((material) => (
              <MaterialRow key={material.id} material={material} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const ResultsTab = lazyPart(() => import('./results-tab.tsx'));

const TABS = ['schedule', 'homework', 'materials', 'results'] as const;
type Tab = (typeof TABS)[number];

const Tabs = ({ classId, current }: { classId: string; current: Tab }) => (
  <nav aria-label={TUTORING.tabsLabel} className="-mx-4 sm:mx-0">
    <ul className="flex overflow-x-auto border-b border-line px-4 sm:px-0">
      {TABS.map((tab) => (
        <li key={tab}>
          <Link
            to={classPath(classId, tab)}
            replace
            preventScrollReset
            aria-current={tab === current ? 'page' : undefined}
            className="inline-flex min-h-12 items-center border-b-2 border-transparent px-4 font-semibold whitespace-nowrap text-muted -outline-offset-2 hover:text-ink [&[aria-current]]:border-brand-strong [&[aria-current]]:text-brand-strong"
          >
            {TUTORING.tabs[tab]}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

function TabBody({ own, tab }: { own: ClassDetail; tab: Tab }) {
  const syllabus = useQuery(classSyllabus(own.id));
  const { now } = useClassClock(own);
  const waiting = useWaitingWork();
  if (tab === 'results')
    return (
      <Suspense fallback={<LinesSkeleton />}>
        <ResultsTab classId={own.id} isExamClass={own.level === EXAM_CLASS_LEVEL} />
      </Suspense>
    );
  if (!syllabus.data) return <Loaded query={syllabus} />;
  const { weeks } = syllabus.data;
  if (tab === 'homework') return <HomeworkTab weeks={weeks} now={now} waiting={waiting} />;
  if (tab === 'materials') return <MaterialsTab weeks={weeks} />;
  return <ScheduleTab classId={own.id} weeks={weeks} now={now} waiting={waiting} />;
}

/** A class: what comes next, and its schedule, homework, materials and results. @param back the list of classes */
export function ClassView({ classId, back }: { classId: string; back: string }) {
  const [search] = useSearchParams();
  const query = useQuery(tutoringClass(classId));
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'schedule';
  if (!query.data)
    return (
      <>
        <title>{pageTitle(TUTORING.classTitle)}</title>
        <Loaded query={query} heading="h1" />
      </>
    );
  const own = query.data;
  const teacher = own.teacher_name === null ? TUTORING.noTeacher : TUTORING.teacher(own.teacher_name);
  return (
    <>
      <title>{pageTitle(own.name)}</title>
      <PageHeader title={own.name} text={own.summary} back={{ to: back, label: TUTORING.allClasses }}>
        <ClassBadges {...own} />
        <p className="text-sm text-muted">
          {teacher} · {TUTORING.members(own.members)} · {TUTORING.progress(own.lessons_done, own.lessons)}
        </p>
      </PageHeader>
      <IncomingCard facts={own} />
      <DownloadButton kind="class" id={own.id} title={own.name} />
      {own.access_until !== null && (
        <p className="text-sm text-muted">{TUTORING.accessUntil(formatDate(own.access_until))}</p>
      )}
      <Tabs classId={own.id} current={tab} />
      <TabBody own={own} tab={tab} />
    </>
  );
}
