import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { SceneRecord } from '#contract/conversation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { useArrivalsInto } from '#src/platform/outbox/queue/use-arrivals-into.ts';
import { useLeaving } from '#src/platform/outbox/queue/use-leaving.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type WaitingVisit, withWaiting } from './scene-records.ts';

/** What became of the learner's visits, also on other devices. */
const sceneRecords = () => readQuery(ENDPOINTS.conversation.records, {}, { staleTime: 0 });

/** What became of the learner's visits, by id of the scene, also of those that wait to be sent. */
export function useSceneRecords(owner: string | null): ReadonlyMap<string, SceneRecord> {
  const { data, dataUpdatedAt } = useQuery({ ...sceneRecords(), enabled: owner !== null });
  const read = useCallback(
    async () => (owner === null ? [] : pending([ENDPOINTS.conversation.visit], { owner })),
    [owner],
  );
  const rows = useLive(read);
  const waiting = useMemo(
    () =>
      new Map<string, WaitingVisit>(
        (rows ?? []).map(({ id, params, body }) => [
          id,
          {
            sceneId: params?.id ?? '',
            end: body.end,
            missions: body.missions,
            ...(body.meanings && { meanings: body.meanings }),
          },
        ]),
      ),
    [rows],
  );
  useArrivalsInto(sceneRecords(), waiting, ({ records }, arrived) => ({
    records: [...withWaiting(records, arrived).values()],
  }));
  const leaving = useLeaving(waiting, dataUpdatedAt);
  return useMemo(
    () => withWaiting(data?.records ?? [], [...leaving.values(), ...waiting.values()]),
    [data, leaving, waiting],
  );
}
