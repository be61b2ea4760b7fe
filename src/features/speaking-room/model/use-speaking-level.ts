import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingLevel } from '#contract/speaking.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import { readClock, saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { storeSpeakingLevel } from '#src/platform/session/vip.ts';
import { userLevel } from '../api/user-level.ts';
import { LEVEL_PAGE } from '../messages/speaking-level.ts';

/** The learner's level: the one that waits in the queue, else the server's. */
export function useSpeakingLevel() {
  const owner = useSession(({ learnerId }) => learnerId);
  const query = useQuery(userLevel());
  const client = useQueryClient();
  const readQueued = useCallback(
    async () =>
      (owner
        ? (await pending([ENDPOINTS.speakingRoom.setUserLevel], { owner })).at(-1)?.body.level
        : undefined) ?? null,
    [owner],
  );
  const queued = useLive(readQueued);

  /** Saved on this device, so that the guards let in at once; sent when there is a network. */
  const save = async (level: SpeakingLevel, source: 'chosen' | 'suggested'): Promise<void> => {
    if (!owner || !query.data) return;
    const name = query.data.levels.find((each) => each.level === level)?.name_vi ?? '';
    const body = { level, source, ...(await readClock()) };
    await saveCommand(ENDPOINTS.speakingRoom.setUserLevel, {
      owner,
      body,
      label: LEVEL_PAGE.label(level, name),
    });
    storeSpeakingLevel(level);
    await writeQuery(client, userLevel(), { ...query.data, level });
  };
  return { query, level: queued ?? query.data?.level ?? null, save };
}
