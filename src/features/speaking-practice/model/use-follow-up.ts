import { useEffect, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { HeardAnswer } from '#rules/speaking/follow-up.ts';
import { chooseFollowUp } from '#rules/speaking/follow-up.ts';
import { call } from '#src/platform/http/http.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import { answeredFollowUps } from '#src/shared/speaking/room-place.ts';
import type { RoomStep } from './room-steps.ts';

export type FollowUpQuestion = NonNullable<ConversationPlace['followUp']>;

/** Longest wait for the model's follow-up, milliseconds; then the author's is asked. */
const MODEL_LIMIT_MS = 4_000;

/** The model's follow-up; null if there is none in time. */
async function askModel(setId: string, questionId: string, said: string): Promise<FollowUpQuestion | null> {
  const result = await call(ENDPOINTS.speakingRoom.askOn, {
    params: { id: setId },
    body: { question_id: questionId, said },
    options: { signal: AbortSignal.timeout(MODEL_LIMIT_MS) },
  }).catch(() => null);
  const followUp = result?.success ? result.data.follow_up : null;
  return followUp && { ...followUp, vi: '', by: 'model' };
}

interface FollowUpRequest {
  owner: string;
  setId: string;
  step: RoomStep;
  heard: HeardAnswer;
}

async function findFollowUp({
  owner,
  setId,
  step,
  heard,
}: FollowUpRequest): Promise<FollowUpQuestion | null> {
  const asked = await answeredFollowUps(owner, setId);
  const ofModel = heard.transcript === null ? null : await askModel(setId, step.id, heard.transcript);
  if (ofModel && !asked.has(ofModel.text)) return ofModel;
  const ofAuthor = chooseFollowUp(step.script?.follow_ups ?? [], heard, step.content.part, asked);
  return ofAuthor && { text: ofAuthor.text, vi: ofAuthor.vi, voice: ofAuthor.voice, by: 'author' };
}

/**
 * The follow-up to an answer; undefined while it is looked for.
 * @param request null: no follow-up is wanted, or the answer is not heard yet. Keep it stable.
 */
export function useFollowUp(request: FollowUpRequest | null): FollowUpQuestion | null | undefined {
  const [found, setFound] = useState<{ request: FollowUpRequest; followUp: FollowUpQuestion | null }>();
  useEffect(() => {
    if (!request) return;
    let left = false;
    void findFollowUp(request)
      .catch(() => null)
      .then((followUp) => {
        if (!left) setFound({ request, followUp });
      });
    return () => {
      left = true;
    };
  }, [request]);
  if (!request) return null;
  return found?.request === request ? found.followUp : undefined;
}
