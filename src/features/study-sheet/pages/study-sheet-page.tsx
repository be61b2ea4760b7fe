import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { PUBLIC_QUERIES } from '#contract/protocol/public-queries.ts';
import { renderMarkdown } from '#rules/text/markdown.ts';
import { BLOG } from '#src/messages/blog.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { STUDY_SHEET } from '#src/messages/study-sheet.ts';
import { urlOf } from '#src/platform/http/http.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { FinishSectionButton } from '#src/shared/lesson/finish-section-button.tsx';
import { lessonAssets } from '#src/shared/queries/lesson.ts';
import { studySheet } from '#src/shared/queries/study-sheet.ts';
import { SaveOffline } from '#src/shared/saved-texts/save-offline.tsx';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { Dock } from '#src/ui/dock.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { MissingSheet, sheetIsMissing } from '../model/missing-sheet.ts';

/** A study sheet, on its own or as a section of a lesson (`?lesson=…&section=…`). */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const lesson = params.get('lesson');
  const section = params.get('section');
  const owner = useTaker();
  useMeasuredTime(lesson && section ? owner : null, `section:${lesson}/${section}`);
  // In a lesson the sheet takes as long as the lesson says.
  const placed = useQuery({ ...lessonAssets(lesson ?? ''), enabled: lesson !== null });
  const planned = placed.data?.list_section.find((each) => each.id === section)?.minutes;
  const query = useQuery(studySheet(id));
  const sheet = query.data;
  const media = useMemo(() => renderMarkdown(sheet?.body ?? '').media, [sheet?.body]);
  if (sheetIsMissing(sheet, query.error)) throw new MissingSheet(id);
  const back = lesson
    ? { to: href('lesson', { id: lesson }), label: STUDY_SHEET.backToLesson }
    : { to: href('home'), label: STUDY_SHEET.home };
  return (
    <Page>
      <title>{pageTitle(sheet?.title ?? STUDY_SHEET.name)}</title>
      {sheet ? (
        <article className="grid gap-6 sm:gap-8">
          <PageHeader title={sheet.title} text={sheet.summary} back={back}>
            <p className="text-sm text-muted">
              {STUDY_SHEET.name} ·{' '}
              {planned === undefined ? BLOG.minutes(sheet.reading_minutes) : LESSON.minutes(planned)}
            </p>
          </PageHeader>
          <Prose markdown={sheet.body} size="passage" />
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
            <SaveOffline read={urlOf(PUBLIC_QUERIES.studySheet, { id })} media={media} />
          </div>
          {lesson && section && (
            <Dock>
              <FinishSectionButton
                lesson={lesson}
                section={section}
                title={sheet.title}
                words={STUDY_SHEET.done}
              />
            </Dock>
          )}
        </article>
      ) : (
        <Loaded query={query} waiting={<ArticleSkeleton />} heading="h1" />
      )}
    </Page>
  );
}
