import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { PRONUNCIATION_SECTIONS } from '#contract/pronunciation-lesson.ts';
import { nextLesson } from '#rules/pronunciation/path-progress.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { SyncIndicator } from '#src/platform/outbox/screen/sync-indicator.tsx';
import { useSession } from '#src/platform/session/session.ts';
import { pronunciationLesson, pronunciationPath } from '#src/shared/queries/pronunciation.ts';
import { BareHeader } from '#src/ui/bare-header.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { LessonIntro } from '../components/lesson-intro.tsx';
import { SectionView } from '../components/section-view.tsx';
import { PRONUNCIATION } from '../messages/pronunciation.ts';
import { usePathProgress } from '../model/use-progress.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.code === 'NOT_FOUND';

interface LessonPageProps {
  id: string;
  drillTitle: (id: string) => string;
}

/** A pronunciation lesson; `?section=` is one of its sections. */
export function LessonPage({ id, drillTitle }: LessonPageProps) {
  const named = useSearchParams()[0].get('section');
  const section = PRONUNCIATION_SECTIONS.find((one) => one === named) ?? null;
  const owner = useSession((session) => session.learnerId);
  const query = useQuery(pronunciationLesson(id));
  const lesson = query.data;
  const { data: path } = useQuery(pronunciationPath());
  const { progress, isReady } = usePathProgress(owner);
  const next = nextLesson(path?.lessons ?? [], progress, id);
  const name = lesson ? PRONUNCIATION.lesson(lesson.place) : PRONUNCIATION.title;
  const title = section ? PRONUNCIATION.sections[section] : name;
  return (
    <main id="main" tabIndex={-1} className="flex min-h-dvh flex-col">
      <title>{pageTitle(lesson?.title ?? PRONUNCIATION.title)}</title>
      <BareHeader
        title={title}
        back={section ? href('pronunciation', { id }) : href('pronunciation')}
        backLabel={section ? PRONUNCIATION.toLesson : PRONUNCIATION.toPath}
        leaves="step"
      >
        <SyncIndicator />
      </BareHeader>
      {lesson && isReady && section && (
        <SectionView key={section} {...{ owner, lesson, section, progress, next }} />
      )}
      {lesson && isReady && !section && <LessonIntro {...{ owner, lesson, progress, next, drillTitle }} />}
      {!lesson && isMissing(query.error) && (
        <EmptyState
          illustration="listening"
          title={PRONUNCIATION.missingTitle}
          action={<LinkButton to={href('pronunciation')}>{PRONUNCIATION.toPath}</LinkButton>}
        >
          {PRONUNCIATION.missingText}
        </EmptyState>
      )}
      {!lesson && !isMissing(query.error) && <Loaded query={query} offlineText={PRONUNCIATION.loadText} />}
    </main>
  );
}
