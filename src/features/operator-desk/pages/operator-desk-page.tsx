import { Suspense } from 'react';
import { useParams } from 'react-router';
import { href } from '#contract/href.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { UI } from '#src/messages/ui.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { DeskNav } from '../components/desk-nav.tsx';
import { ADVICE } from '../messages/advice.ts';
import { CLASSES } from '../messages/classes.ts';
import { DESK } from '../messages/desk.ts';
import { LEARNERS } from '../messages/learners.ts';
import { type DeskPart, partOf } from '../model/desk-parts.ts';

const AdviceList = lazyPart(() => import('../components/advice-list.tsx'));
const AdviceDetail = lazyPart(() => import('../components/advice-detail.tsx'));
const LearnerSearch = lazyPart(() => import('../components/learner-search.tsx'));
const LearnerPage = lazyPart(() => import('../components/learner-page.tsx'));

const ClassPage = lazyPart(() => import('../components/class-page.tsx'));

const LISTS = {
  'tu-van': AdviceList,
  'nguoi-hoc': LearnerSearch,
  'lop-hoc': lazyPart(() => import('../components/class-list.tsx')),
  'bao-loi': lazyPart(() => import('../components/report-list.tsx')),
  'cham-bai': lazyPart(() => import('../components/failed-gradings.tsx')),
  'chi-phi': lazyPart(() => import('../components/spending-chart.tsx')),
  'noi-dung': lazyPart(() => import('../components/content-page.tsx')),
  'so-lieu': lazyPart(() => import('../components/figures-page.tsx')),
  'thong-bao': lazyPart(() => import('../components/announcements.tsx')),
  quyen: lazyPart(() => import('../components/role-requests.tsx')),
  'nhat-ky': lazyPart(() => import('../components/audit-page.tsx')),
} as const;

/** Parts in which something can be opened, and what the way back is called. */
const OPENED: Partial<Record<DeskPart, { Detail: typeof AdviceDetail; back: string }>> = {
  'tu-van': { Detail: AdviceDetail, back: ADVICE.back },
  'lop-hoc': { Detail: ClassPage, back: CLASSES.back },
  'nguoi-hoc': { Detail: LearnerPage, back: LEARNERS.back },
};

function Part({ part, id }: { part: DeskPart; id: string | undefined }) {
  const opened = id === undefined ? undefined : OPENED[part];
  const List = LISTS[part];
  return (
    <div className="grid min-w-0 content-start gap-6">
      <PageHeader
        title={DESK.parts[part]}
        {...(opened && { back: { to: href('operatorDesk', { part }), label: opened.back } })}
      />
      <Suspense fallback={<LinesSkeleton />}>
        {opened && id !== undefined ? <opened.Detail key={id} id={id} /> : <List />}
      </Suspense>
    </div>
  );
}

/** The operator's desk: its parts beside the one that is open. */
export function Component() {
  const { part: given, id } = useParams();
  const part = partOf(given);
  const unreachable = useUnreachable(DESK.needsNetwork);
  return (
    <Page width="wide">
      <title>{pageTitle(part === null ? DESK.title : `${DESK.parts[part]} · ${DESK.title}`)}</title>
      {unreachable !== null && <Notice tone="warning">{unreachable}</Notice>}
      {part === null ? (
        <EmptyState
          illustration="thinking"
          heading="h1"
          title={UI.notFoundTitle}
          action={<LinkButton to={href('operatorDesk')}>{DESK.title}</LinkButton>}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
          <DeskNav part={part} />
          <Part part={part} id={id} />
        </div>
      )}
    </Page>
  );
}
