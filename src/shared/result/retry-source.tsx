import type { Recording } from '#contract/listening.ts';
import { Player } from '#src/shared/listening/player.tsx';
import { Prose } from '#src/ui/prose.tsx';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { RETRY } from './words.ts';

export interface Material {
  /** Markdown. */
  passage: string | null;
  audio: Recording | null;
}

/** What questions are about, folded above them: the passage, or the recording without its transcript. */
export function RetrySource({ passage, audio }: Material) {
  if (passage === null && audio === null) return null;
  return (
    <details className="rounded-control border border-line px-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {passage === null ? RETRY.recording : RETRY.passage}
      </summary>
      <div className="grid gap-3 pb-4">
        {audio && <Player src={audio.src} seconds={audio.seconds} />}
        {passage !== null && (
          <ScrollRegion name={RETRY.passage} lang="en" className="max-h-[45dvh] overflow-y-auto">
            <Prose markdown={passage} size="passage" />
          </ScrollRegion>
        )}
      </div>
    </details>
  );
}
