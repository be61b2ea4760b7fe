import { useQuery } from '@tanstack/react-query';
import type { ConsentKind } from '#contract/privacy.ts';
import { consents } from '#src/platform/outbox/consent/consents.ts';

/** `none`: the server has no such service. */
type Choice = 'none' | 'asked' | 'given';

/** Whether a scene can be talked through freely here, and what the learner has agreed to. */
export function useFreeOffer(owner: string): { text: Choice; voice: Choice } {
  const { data } = useQuery(consents(owner));
  const choiceOf = (kind: ConsentKind): Choice => {
    if (!data?.services.includes(kind)) return 'none';
    return data.consents.some((decision) => decision.kind === kind && decision.given) ? 'given' : 'asked';
  };
  return { text: choiceOf('text_service'), voice: choiceOf('voice_service') };
}
