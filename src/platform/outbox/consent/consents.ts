import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentKind } from '#contract/privacy.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { composedQuery } from '#src/platform/http/composed-query.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { readClock } from '../queue/save-command.ts';
import { decideTextConsent, unsentTextConsent } from './text-consent.ts';
import {
  applyVoiceConsent,
  type ConsentDecision,
  giveVoiceConsent,
  latestDecision,
  unsentVoiceConsent,
  withdrawVoiceConsent,
} from './voice-consent.ts';

type Consents = ResponseOf<typeof ENDPOINTS.privacy.consents>;

const decisionOn = ({ consents }: Consents, kind: ConsentKind) =>
  consents.find((decision) => decision.kind === kind) ?? null;

/** The state with a decision of this device that the server does not have yet. */
function withDecision(state: Consents, kind: ConsentKind, decision: ConsentDecision | null): Consents {
  const known = decisionOn(state, kind);
  if (decision === null || decision.at === known?.at) return state;
  const newest = { kind, ...decision };
  return {
    ...state,
    consents: [newest, ...state.consents.filter((each) => each.kind !== kind)],
    history: known?.given === decision.given ? state.history : [newest, ...state.history],
  };
}

/** The learner's consents, including those that the server does not have yet. */
export const consents = (owner: string) =>
  composedQuery(ENDPOINTS.privacy.consents, {
    schema: ENDPOINTS.privacy.consents.response,
    input: {},
    read: async ({ signal }) => {
      const [voice, text] = [await unsentVoiceConsent(owner), await unsentTextConsent(owner)];
      const { token } = currentSession();
      const state = await callOrThrow(ENDPOINTS.privacy.consents, {
        // As the learner only: guests have no say about external services and are not asked about them.
        options: { as: token === null ? null : { token }, signal },
      });
      const voiceHolds = await applyVoiceConsent(owner, decisionOn(state, 'voice_ai'), voice);
      const textHolds = latestDecision([
        decisionOn(state, 'text_service'),
        text,
        await unsentTextConsent(owner),
      ]);
      return withDecision(withDecision(state, 'voice_ai', voiceHolds), 'text_service', textHolds);
    },
  });

/**
 * The choice takes effect on this device immediately, and is on its way to the server when this is fulfilled.
 */
function useChoice(owner: string, kind: ConsentKind, decide: (given: boolean) => Promise<ConsentDecision>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (decision) =>
      client.setQueryData(consents(owner).queryKey, (state) => state && withDecision(state, kind, decision)),
  });
}

export const useVoiceChoice = (owner: string) =>
  useChoice(owner, 'voice_ai', (given) => (given ? giveVoiceConsent(owner) : withdrawVoiceConsent(owner)));

/** Whether what is written may be sent to an external language model. */
export const useTextChoice = (owner: string) =>
  useChoice(owner, 'text_service', (given) => decideTextConsent(owner, given));

/**
 * Whether recordings may be sent to an external service: only the server uses it, so it has to be reached.
 */
export function useServiceChoice(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: boolean) =>
      callOrThrow(ENDPOINTS.privacy.setConsent, {
        body: { kind: 'voice_service', given, ...(await readClock()) },
        options: { idempotencyKey: crypto.randomUUID() },
      }),
    onSuccess: ({ consents: decisions, history }) =>
      client.setQueryData(consents(owner).queryKey, (before) => {
        if (!before) return before;
        const decision = decisions.find(({ kind }) => kind === 'voice_service');
        return decision ? { ...withDecision(before, 'voice_service', decision), history } : before;
      }),
  });
}
