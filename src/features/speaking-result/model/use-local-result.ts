import { useCallback } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { answersOf, latestSubmitted } from '#src/platform/outbox/attempts/attempts.ts';
import { countStates, rowsOf } from '#src/platform/outbox/queue/pending.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';

export interface LocalResult {
  /** The attempt in the address, or the newest submitted one on this device. */
  attemptId: string | null;
  /** Answers stored on this device, by question id. */
  answers: ReadonlyMap<string, Answer>;
  /** Commands of the attempt that have not reached the server, and those that it refused. */
  queued: number;
  parked: number;
  /** Questions whose corrected transcript still waits. */
  correcting: ReadonlySet<string>;
  /** A request to grade once more on its way; null if there is none. */
  rejection: 'queued' | 'parked' | null;
  /** Ids of queued commands after which the server grades again. */
  asking: ReadonlySet<string>;
}

const NOTHING = {
  answers: new Map(),
  queued: 0,
  parked: 0,
  correcting: new Set<string>(),
  rejection: null,
  asking: new Set<string>(),
};

/** What this device knows of an attempt; undefined until the database has answered and the owner is known. */
export function useLocalResult(
  owner: string | null | undefined,
  setId: string,
  requestedId: string | null,
): LocalResult | undefined {
  const read = useCallback(async (): Promise<LocalResult | undefined> => {
    if (owner === undefined) return undefined;
    const newest = requestedId ?? (owner && (await latestSubmitted(owner, setId))?.id);
    const attemptId = newest || null;
    if (attemptId === null) return { attemptId, ...NOTHING };
    const [answers, work, parts, corrections, rejections] = await Promise.all([
      answersOf(attemptId),
      rowsOf([ENDPOINTS.speakingRoom.submitQuestion, ENDPOINTS.speakingRoom.submitTopic], {
        attempt_id: attemptId,
      }),
      rowsOf([ENDPOINTS.speakingExam.submitPart], { attempt_id: attemptId }),
      rowsOf([ENDPOINTS.speakingRoom.updateQuestionAnswer], { attempt_id: attemptId }),
      rowsOf([ENDPOINTS.speakingExam.rejectResult], { attempt_id: attemptId }),
    ]);
    const asking = [...corrections, ...rejections].filter(({ state }) => state === 'queued');
    const slots = corrections.filter(({ state }) => state === 'queued').map(({ slot }) => slot ?? '');
    return {
      attemptId,
      answers: new Map(answers.map(({ questionId, answer }) => [questionId, answer])),
      ...countStates([...work, ...parts]),
      correcting: new Set(slots.map((slot) => slot.split(':').at(-1) ?? '')),
      rejection: rejections.at(-1)?.state ?? null,
      asking: new Set(asking.map(({ id }) => id)),
    };
  }, [owner, setId, requestedId]);
  return useLive(read);
}
