import { useEffect, useState } from 'react';
import type { HeardAnswer } from '#rules/speaking/follow-up.ts';
import type { DialoguePolicy, FollowUpQuestion } from './dialogue-policy.ts';
import type { DialogueStep } from './steps.ts';

interface FollowUpRequest {
  policy: DialoguePolicy;
  step: DialogueStep;
  heard: HeardAnswer;
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
    const { policy, step, heard } = request;
    void policy
      .findFollowUp(step, heard)
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
