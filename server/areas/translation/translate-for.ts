import { TRANSLATION_MAX, type Translation } from '#contract/translation.ts';
import type { ApiCaller } from '../../http/api-callers.ts';
import type { Platform } from '../../platform.ts';
import { englishText } from '../speech/english-text.ts';
import { speechLimits } from '../speech/limits.ts';
import { orVoiceFailure } from '../speech/voice-failure.ts';

interface Call {
  body: { text: string; target: 'vi' };
  caller: ApiCaller;
}

/** What both calls that translate do. */
export function translateFor(platform: Platform): (call: Call) => Promise<Translation> {
  const limit = speechLimits(platform);
  const { speech, log } = platform;
  return async ({ body, caller }) => {
    const text = englishText(body.text, { characters: TRANSLATION_MAX });
    const payer = caller.kind === 'learner' ? caller.id : null;
    await limit(caller, 'look-up');
    return orVoiceFailure(log, 'translation', () => speech.translator.translate(text, body.target, payer));
  };
}
