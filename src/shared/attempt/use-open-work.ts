import { type OpenAttempt, useAttempt } from '#src/platform/outbox/attempts/use-attempt.ts';
import type { Brought } from './bring-work.ts';
import { useBroughtWork } from './use-brought-work.ts';

type OpenWork = OpenAttempt & { brought: Brought };

/**
 * The unfinished attempt at an exercise with what was done on other devices, opened if there is none; undefined until the
 * database has responded, and the server where nothing is here.
 * @param run changes when another attempt was begun in place of it
 */
export function useOpenWork(owner: string | null, exerciseId: string, run = 0): OpenWork | undefined {
  const work = useBroughtWork(owner, exerciseId);
  const attempt = useAttempt(work.isReady ? owner : null, exerciseId, run + work.run);
  return attempt && { ...attempt, brought: work.brought };
}
