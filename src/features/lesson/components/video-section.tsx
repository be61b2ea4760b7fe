import { useRef, useState } from 'react';
import type { DetailOf } from '#contract/lesson-detail.ts';
import { LESSON_VIDEO } from '#src/messages/lesson.ts';
import { Notice } from '#src/ui/notice.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { useRememberedPosition } from '../model/use-remembered-position.ts';

const LANGUAGES = { vi: 'Tiếng Việt', en: 'English' } as const;

interface VideoSectionProps {
  detail: DetailOf<'video'>;
  title: string;
}

/** A lesson's video with captions; the transcript below it, or beside it where there is room for both. */
export function VideoSection({ detail, title }: VideoSectionProps) {
  const { video_id, src, poster, captions, lang, body } = detail;
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  useRememberedPosition(video, video_id);
  const columns = body === '' ? 'max-w-3xl' : 'xl:grid-cols-[3fr_2fr] xl:items-start xl:gap-10';
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${columns}`}>
      {broken && (
        <div className="xl:col-span-full">
          <Notice tone="warning" title={LESSON_VIDEO.brokenTitle}>
            {LESSON_VIDEO.brokenText}
          </Notice>
        </div>
      )}
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        src={src}
        {...(poster !== null && { poster })}
        aria-label={title}
        onError={() => setBroken(true)}
        onLoadedMetadata={() => setBroken(false)}
        className="aspect-video w-full rounded-card xl:sticky xl:top-[calc(var(--header-height)+16px)] border border-line bg-sunk"
      >
        {captions !== null && (
          <track kind="captions" src={captions} srcLang={lang} label={LANGUAGES[lang]} default />
        )}
      </video>
      {body !== '' && (
        <section className="grid gap-2" aria-label={LESSON_VIDEO.transcript}>
          <h2 className="text-xl font-semibold">{LESSON_VIDEO.transcript}</h2>
          <Prose markdown={body} />
        </section>
      )}
    </div>
  );
}
