import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConsentState, getConsents, setConsent } from '#contract/privacy.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { readClock } from '#src/outbox/save-command.ts';
import {
  giveVoiceConsent,
  heedVoiceWord,
  unsentVoiceWord,
  type VoiceWord,
  withdrawVoiceConsent,
} from '#src/outbox/voice-consent.ts';
import { currentSession } from '#src/session/session.ts';

const tellsOfVoice = ({ kind }: { kind: string }): boolean => kind === 'voice_ai';

/** The state with a word of this device that the server has yet to hear. */
function withWord(state: ConsentState, word: VoiceWord): ConsentState {
  const newest = { kind: 'voice_ai' as const, ...word };
  const known = state.consents.find(tellsOfVoice);
  return {
    consents: [newest, ...state.consents.filter((each) => !tellsOfVoice(each))],
    history: known?.given === word.given ? state.history : [newest, ...state.history],
  };
}

/** What the learner agreed to, also where the server has yet to hear of it. */
export const consents = (owner: string) =>
  queryOptions({
    queryKey: ['privacy', 'consents'],
    queryFn: async ({ signal }) => {
      const unsent = await unsentVoiceWord(owner);
      const state = await callOrThrow(getConsents, { options: { token: currentSession().token, signal } });
      const told = state.consents.find(tellsOfVoice) ?? null;
      const holds = await heedVoiceWord(owner, told, unsent);
      return holds && holds.at !== told?.at ? withWord(state, holds) : state;
    },
  });

/** What is chosen holds on this device at once, and is on its way to the server when this is done. */
export function useVoiceChoice(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (given: boolean) => (given ? giveVoiceConsent(owner) : withdrawVoiceConsent(owner)),
    onSuccess: (word) =>
      client.setQueryData(consents(owner).queryKey, (state) => state && withWord(state, word)),
  });
}

/** Whether recordings may be sent on to a service outside: the server alone goes by it, so it has to be reached. */
export function useServiceChoice(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: boolean) =>
      callOrThrow(setConsent, {
        body: { kind: 'voice_service', given, ...(await readClock()) },
        options: { token: currentSession().token, idempotencyKey: crypto.randomUUID() },
      }),
    onSuccess: (state) =>
      client.setQueryData(consents(owner).queryKey, (before) => {
        const voice = before?.consents.filter(tellsOfVoice) ?? [];
        return { ...state, consents: [...voice, ...state.consents.filter((each) => !tellsOfVoice(each))] };
      }),
  });
}
