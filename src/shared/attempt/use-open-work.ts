import { type OpenAttempt, useAttempt } from '#src/platform/outbox/attempts/use-attempt.ts';
import type { Brought } from './bring-work.ts';
import { useBroughtWork } from './use-brought-work.ts';

type OpenWork = OpenAttempt & { brought: Brought };

/**
 * The unfinished attempt at an exercise with what was done on other devices, opened if there is none; undefined until the
 * database has responded, and the server where nothing is here. One that was submitted on another device while it was open
 * here is that one, submitted.
 * @param run changes when another attempt was begun in place of it
 */
export function useOpenWork(owner: string | null, exerciseId: string, run = 0): OpenWork | undefined {
  const work = useBroughtWork(owner, exerciseId);
  const attempt = useAttempt(work.isReady ? owner : null, exerciseId, run + work.run);
  const { brought } = work;
  const submitted = brought.ended === 'submitted' ? brought.submittedAs : null;
  if (submitted !== null && attempt) return { ...attempt, attemptId: submitted, submitted: true, brought };
  return attempt && { ...attempt, brought };
}
