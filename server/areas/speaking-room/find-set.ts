import type { DeviceClock } from '#rules/attempt/claimed-time.ts';
import type { Tx } from '#server/db/connect.ts';
import { checkSpeakingWork } from '#server/domain/speaking/access.ts';
import type { SetCatalogue, StoredSet } from '#server/domain/speaking/set-catalogue.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** Finds sets by id. @throws ApiFailure `NOT_FOUND` */
export interface FindSet {
  /** Those of earlier packs, too, which attempts may be about. */
  stored(id: string): Promise<StoredSet>;
  served(id: string): Promise<StoredSet>;
  /** For work of a learner. @throws ApiFailure `SPEAKING_NOT_ALLOWED` */
  forWork(
    tx: Tx,
    learnerId: string,
    id: string,
    work: DeviceClock & { attempt_id: string },
  ): Promise<StoredSet>;
}

export function findSetIn(catalogue: SetCatalogue): FindSet {
  const stored = async (id: string): Promise<StoredSet> => {
    const found = await catalogue.find(id);
    if (!found) throw new ApiFailure('NOT_FOUND');
    return found;
  };
  return {
    stored,
    async served(id) {
      const found = await stored(id);
      if (found.retired) throw new ApiFailure('NOT_FOUND');
      return found;
    },
    async forWork(tx, learnerId, id, work) {
      const found = await stored(id);
      await checkSpeakingWork(tx, learnerId, found, work);
      return found;
    },
  };
}
