import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { TRANSLATION_MAX } from '#contract/translation.ts';
import type { Handler } from '#server/http/handler.ts';
import type { Platform } from '#server/platform.ts';
import { englishText } from './english-text.ts';
import { speechLimits } from './speech-limits.ts';
import { orVoiceFailure } from './voice-failure.ts';

/** Shared by both translation calls. */
export function translationCall(platform: Platform): Handler<typeof ENDPOINTS.translation.translate> {
  const limit = speechLimits(platform);
  const { speech, log } = platform;
  return {
    count: (caller) => limit(caller, 'look-up'),
    run: async ({ body, caller }) => {
      const text = englishText(body.text, { characters: TRANSLATION_MAX });
      const payer = caller.kind === 'learner' ? caller.id : null;
      return orVoiceFailure(log, 'translation', () => speech.translator.translate(text, body.target, payer));
    },
  };
}
