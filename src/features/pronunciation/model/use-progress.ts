import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { PronunciationProgress } from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type WaitingProgress, withWaiting } from '#rules/pronunciation/path-progress.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { useArrivalsInto } from '#src/platform/outbox/queue/use-arrivals-into.ts';
import { useLeaving } from '#src/platform/outbox/queue/use-leaving.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

/** The learner's progress in all pronunciation lessons, also on other devices. */
const pronunciationProgress = () =>
  readQuery(
    ENDPOINTS.lesson.pronunciationProgressOfAll,
    {},
    {
      // A grade may arrive at any moment.
      staleTime: 0,
    },
  );

/** What waits on this device to be sent, by the id of its command. */
async function waitingOf(owner: string): Promise<Map<string, WaitingProgress>> {
  const rows = await pending(
    [ENDPOINTS.lesson.sectionProgressPronunciation, ENDPOINTS.lesson.resetSectionProgressPronunciation],
    { owner },
  );
  return new Map(
    rows
      .filter(({ state }) => state === 'queued')
      .map((row): [string, WaitingProgress] => {
        const { at: given, skew } = row.body;
        const place = { lessonId: row.params?.id ?? '', at: given + skew };
        if (row.operation === 'lesson.resetSectionProgressPronunciation')
          return [row.id, { ...place, kind: 'reset' }];
        const { section, status, score } = row.body;
        return [row.id, { ...place, kind: 'section', section, status, score }];
      }),
  );
}

export interface PathProgress {
  progress: readonly PronunciationProgress[];
  /** The queue of this device has been read: what is shown includes what waits. */
  isReady: boolean;
}

/** The learner's progress in all lessons: the server's, and what waits to be sent. Nothing for a guest. */
export function usePathProgress(owner: string | null): PathProgress {
  const { data, dataUpdatedAt } = useQuery({ ...pronunciationProgress(), enabled: owner !== null });
  const read = useCallback(
    async () => (owner === null ? new Map<string, WaitingProgress>() : waitingOf(owner)),
    [owner],
  );
  const waiting = useLive(read);
  useArrivalsInto(pronunciationProgress(), waiting ?? NOTHING, (told, arrived) => ({
    ...told,
    progress: withWaiting(told.progress, arrived),
  }));
  const leaving = useLeaving(waiting ?? NOTHING, dataUpdatedAt);
  return useMemo(
    () => ({
      progress: withWaiting(data?.progress ?? [], [...leaving.values(), ...(waiting ?? NOTHING).values()]),
      isReady: waiting !== undefined,
    }),
    [data, leaving, waiting],
  );
}

const NOTHING: ReadonlyMap<string, WaitingProgress> = new Map();
