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

/** A lesson's video with captions; the transcript below it. */
export function VideoSection({ detail, title }: VideoSectionProps) {
  const { video_id, src, poster, captions, lang, body } = detail;
  const video = useRef<HTMLVideoElement>(null);
  const [broken, setBroken] = useState(false);
  useRememberedPosition(video, video_id);
  return (
    <div className="grid gap-6">
      {broken && (
        <Notice tone="warning" title={LESSON_VIDEO.brokenTitle}>
          {LESSON_VIDEO.brokenText}
        </Notice>
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
        className="aspect-video w-full rounded-card border border-line bg-sunk"
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
