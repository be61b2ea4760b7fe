import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsentKind } from '#contract/privacy.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
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

const wordOn = ({ consents }: Consents, kind: ConsentKind) =>
  consents.find((word) => word.kind === kind) ?? null;

/** The state with a word of this device that the server has yet to hear. */
function withWord(state: Consents, kind: ConsentKind, word: ConsentDecision | null): Consents {
  const known = wordOn(state, kind);
  if (word === null || word.at === known?.at) return state;
  const newest = { kind, ...word };
  return {
    ...state,
    consents: [newest, ...state.consents.filter((each) => each.kind !== kind)],
    history: known?.given === word.given ? state.history : [newest, ...state.history],
  };
}

/** What the learner agreed to, also where the server has yet to hear of it. */
export const consents = (owner: string) =>
  queryOptions({
    queryKey: ['privacy', 'consents'],
    queryFn: async ({ signal }) => {
      const [voice, text] = [await unsentVoiceConsent(owner), await unsentTextConsent(owner)];
      const { token } = currentSession();
      const state = await callOrThrow(ENDPOINTS.privacy.consents, {
        // Of the learner alone: a guest, who has no say about services outside, is not to be asked about them.
        options: { as: token === null ? null : { token }, signal },
      });
      const voiceHolds = await applyVoiceConsent(owner, wordOn(state, 'voice_ai'), voice);
      const textHolds = latestDecision([wordOn(state, 'text_service'), text, await unsentTextConsent(owner)]);
      return withWord(withWord(state, 'voice_ai', voiceHolds), 'text_service', textHolds);
    },
  });

/** What is chosen holds on this device at once, and is on its way to the server when this is done. */
function useChoice(owner: string, kind: ConsentKind, say: (given: boolean) => Promise<ConsentDecision>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: say,
    onSuccess: (word) =>
      client.setQueryData(consents(owner).queryKey, (state) => state && withWord(state, kind, word)),
  });
}

export const useVoiceChoice = (owner: string) =>
  useChoice(owner, 'voice_ai', (given) => (given ? giveVoiceConsent(owner) : withdrawVoiceConsent(owner)));

/** Whether what is written may be sent on to a language model outside. */
export const useTextChoice = (owner: string) =>
  useChoice(owner, 'text_service', (given) => decideTextConsent(owner, given));

/** Whether recordings may be sent on to a service outside: the server alone goes by it, so it has to be reached. */
export function useServiceChoice(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: boolean) =>
      callOrThrow(ENDPOINTS.privacy.setConsent, {
        body: { kind: 'voice_service', given, ...(await readClock()) },
        options: { idempotencyKey: crypto.randomUUID() },
      }),
    onSuccess: ({ consents: words, history }) =>
      client.setQueryData(consents(owner).queryKey, (before) => {
        if (!before) return before;
        const word = words.find(({ kind }) => kind === 'voice_service');
        return word ? { ...withWord(before, 'voice_service', word), history } : before;
      }),
  });
}
