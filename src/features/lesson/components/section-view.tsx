import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { href } from '#contract/href.ts';
import type { DetailOf } from '#contract/lesson-detail.ts';
import { LESSON, LESSON_DOC } from '#src/messages/lesson.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { useTaker } from '#src/platform/outbox/owner/use-taker.ts';
import { useMeasuredTime } from '#src/platform/outbox/time/use-measured-time.ts';
import { FinishSectionButton } from '#src/shared/lesson/finish-section-button.tsx';
import { NextUp } from '#src/shared/lesson/next-up.tsx';
import type { Lesson, SectionState } from '#src/shared/lesson/section-states.ts';
import { lessonDetail } from '#src/shared/queries/lesson.ts';
import { ArticleSkeleton } from '#src/ui/article-skeleton.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Dock } from '#src/ui/dock.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { DuetEntry } from './duet-entry.tsx';
import { VideoSection } from './video-section.tsx';

/** A lesson's doc: a text, a file to read, or both. */
function DocSection({ detail: { body, file } }: { detail: DetailOf<'doc'> }) {
  return (
    <div className="grid gap-6">
      {body !== '' && <Prose markdown={body} size="passage" />}
      {file && (
        <a
          href={file.src}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'md', 'justify-self-start')}
        >
          <FileText aria-hidden="true" className="size-5 shrink-0" />
          {LESSON_DOC.open(file.name)}
        </a>
      )}
    </div>
  );
}

interface SectionViewProps {
  lesson: Lesson;
  state: SectionState;
}

/** A section done on the lesson page itself: a video, a doc or a duet. */
export function SectionView({ lesson, state: { section, state } }: SectionViewProps) {
  useMeasuredTime(useTaker(), `section:${lesson.id}/${section.id}`);
  const query = useQuery(lessonDetail(lesson.id));
  const detail = query.data?.list_section.find(({ id }) => id === section.id)?.detail;
  return (
    <>
      <title>{pageTitle(section.title)}</title>
      <PageHeader title={section.title} back={{ to: href('lesson', { id: lesson.id }), label: lesson.title }}>
        <p className="text-sm text-muted">
          {LESSON.kinds[section.kind]} · {LESSON.minutes(section.minutes)} · {LESSON.states[state]}
        </p>
      </PageHeader>
      {detail?.kind === 'video' && <VideoSection key={section.id} detail={detail} title={section.title} />}
      {detail?.kind === 'doc' && <DocSection detail={detail} />}
      {detail?.kind === 'duet_video' && <DuetEntry key={section.id} detail={detail} title={section.title} />}
      {!detail && (
        <Loaded query={{ ...query, isError: query.isError || !!query.data }} waiting={<ArticleSkeleton />} />
      )}
      {detail && detail.kind !== 'duet_video' && (
        <Dock>
          {state !== 'done' && (
            <FinishSectionButton
              lesson={lesson.id}
              section={section.id}
              title={section.title}
              words={detail.kind === 'video' ? LESSON.watched : LESSON.read}
            />
          )}
          {state === 'done' && <NextUp lessonId={lesson.id} moduleId={section.module_id} />}
        </Dock>
      )}
    </>
  );
}
