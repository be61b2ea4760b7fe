import { isAnswered } from '#rules/questions/is-answered.ts';
import { allAttempts, answersOf } from '#src/platform/outbox/attempts/attempts.ts';
import type { AttemptRow } from '#src/platform/outbox/database/rows.ts';
import { followUpId } from '#src/shared/speaking/sets/follow-up-id.ts';

/** Ids of speaking sets begin with this (`contract/speaking.ts`). */
const PREFIX = 'speaking-';
/** Attempts looked at, newest first. */
const LOOKED_AT = 20;

/** An attempt at a speaking set on this device. */
export interface LocalAttempt extends Pick<AttemptRow, 'id' | 'practiceId' | 'submittedAt' | 'place'> {
  /** Answered questions: how many, follow-ups not counted, and which, follow-ups included. */
  answered: number;
  answers: ReadonlySet<string>;
  /** When it was begun or last answered, device clock, milliseconds. */
  at: number;
}

/** The owner's latest attempts at speaking sets on this device, oldest first. */
export async function localAttempts(owner: string): Promise<LocalAttempt[]> {
  const attempts = (await allAttempts(owner)).filter(({ practiceId }) => practiceId.startsWith(PREFIX));
  return Promise.all(
    attempts.slice(-LOOKED_AT).map(async ({ openedAt, ...attempt }) => {
      const rows = (await answersOf(attempt.id)).filter(({ answer }) => isAnswered(answer));
      const ids = rows.map(({ questionId }) => questionId);
      const followUps = new Set(ids.map(followUpId));
      return {
        ...attempt,
        answered: ids.filter((id) => !followUps.has(id)).length,
        answers: new Set(ids),
        at: Math.max(openedAt, ...rows.map(({ savedAt }) => savedAt)),
      };
    }),
  );
}
