import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getConsents, setConsent } from '#contract/privacy.ts';
import { ApiError } from '#src/lib/api-result.ts';
import { call, callOrThrow } from '#src/lib/http.ts';
import { giveVoiceConsent, voiceConsentAt, withdrawVoiceConsent } from '#src/outbox/voice-consent.ts';
import { currentSession } from '#src/session/session.ts';
import { consentStep } from '../model/consent-sync.ts';

const tellServer = (given: boolean) =>
  callOrThrow(setConsent, {
    body: { kind: 'voice_ai', given },
    options: { token: currentSession().token },
  });

/** What the server was told, after it and this device have been brought together. */
export const consents = (owner: string) =>
  queryOptions({
    queryKey: ['privacy', 'consents'],
    queryFn: async ({ signal }) => {
      const answer = await call(getConsents, { options: { token: currentSession().token, signal } });
      if (!answer.success) throw new ApiError(answer);
      const skew = answer.timeCurrent - Date.now();
      const at = await voiceConsentAt(owner);
      const server = answer.data.consents.find(({ kind }) => kind === 'voice_ai') ?? null;
      const step = consentStep({ here: at === null ? null : at + skew, server });
      if (step === 'tell-server') return tellServer(true);
      if (step === 'withdraw-here') await withdrawVoiceConsent(owner);
      return answer.data;
    },
  });

/** Withdrawing holds on this device at once, also where the server cannot be told. */
export function useVoiceChoice(owner: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: boolean) => {
      if (!given) await withdrawVoiceConsent(owner);
      const state = await tellServer(given);
      if (given) await giveVoiceConsent(owner);
      return state;
    },
    onSuccess: (state) => client.setQueryData(consents(owner).queryKey, state),
  });
}
