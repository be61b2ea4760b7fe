import { SPOKEN_MAX } from '#contract/speech.ts';
import type { ApiCaller } from '../../http/api-callers.ts';
import { counted, type Handlers } from '../../http/handler.ts';
import type { Platform } from '../../platform.ts';
import { translateFor } from '../translation/translate-for.ts';
import { englishText } from './english-text.ts';
import { speechLimits } from './limits.ts';
import { createSpeaker } from './say-text.ts';
import { asV2, asV3, readingTask, scoreReading } from './score-reading.ts';
import { soundsOfText } from './sounds-of-text.ts';
import { writeDown } from './write-down.ts';

interface ScoreCall {
  bytes: Buffer;
  body: { text: string };
  caller: ApiCaller;
}

export function speechHandlers(platform: Platform): Handlers<'speech'> {
  const limit = speechLimits(platform);
  const say = createSpeaker(platform);
  const scored = async ({ bytes, body, caller }: ScoreCall) => {
    const task = readingTask(bytes, body.text);
    await limit(caller, 'score');
    return scoreReading(platform, task);
  };
  return {
    scoreV2: counted(async (call) => asV2(await scored(call))),
    scoreV3: counted(async (call) => asV3(await scored(call))),
    textToSpeech: counted(({ body, caller }) =>
      say({ text: englishText(body.text, { characters: SPOKEN_MAX }), voice: body.voice_gender }, () =>
        limit(caller, 'say'),
      ),
    ),
    speechToText: counted((call) => writeDown(platform, call, () => limit(call.caller, 'write'))),
    graphemeToPhoneme: counted(async ({ body, caller }) => {
      const text = englishText(body.text, { characters: SPOKEN_MAX });
      await limit(caller, 'look-up');
      return soundsOfText(text, body.lang);
    }),
    translate: counted(translateFor(platform)),
  };
}
