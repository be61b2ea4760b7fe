import { SPOKEN_MAX, SPOKEN_MAX_WORDS } from '#contract/speech.ts';
import { englishText } from '#server/domain/speech/english-text.ts';
import { type SpeechWork, speechLimits } from '#server/domain/speech/speech-limits.ts';
import { translationCall } from '#server/domain/speech/translation-call.ts';
import { orVoiceFailure } from '#server/domain/speech/voice-failure.ts';
import type { ApiCaller } from '../../http/api-callers.ts';
import type { Handlers } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';
import { createSpeaker } from './say-text.ts';
import { asV2, asV3, readingTask, scoreReading } from './score-reading.ts';
import { writeDown } from './write-down.ts';

interface ScoreCall {
  bytes: Buffer;
  body: { text: string };
}

export function handlers(platform: Parts): Handlers<'speech'> {
  const limit = speechLimits(platform);
  const say = createSpeaker(platform);
  const { speech, log } = platform;
  const scored = async ({ bytes, body }: ScoreCall) => scoreReading(platform, readingTask(bytes, body.text));
  const counts = (work: SpeechWork) => (caller: ApiCaller) => limit(caller, work);
  return {
    scoreV2: { count: counts('score'), run: async (call) => asV2(await scored(call)) },
    scoreV3: { count: counts('score'), run: async (call) => asV3(await scored(call)) },
    // Cached speech costs nothing, so only the speaker knows whether this call does.
    textToSpeech: ({ body, caller }) => say(body.text, body.voice_gender, () => limit(caller, 'say')),
    speechToText: { count: counts('write'), run: (call) => writeDown(platform, call) },
    graphemeToPhoneme: {
      count: counts('look-up'),
      run: async ({ body }) => {
        const text = englishText(body.text, { characters: SPOKEN_MAX, words: SPOKEN_MAX_WORDS });
        return orVoiceFailure(log, 'pronouncing', () => speech.sounds.ofText(text, body.lang));
      },
    },
    translate: translationCall(platform),
  };
}
