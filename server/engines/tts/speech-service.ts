import type { Config } from '../../config.ts';
import { readWav } from '../audio/wav.ts';
import { SpeechFailed, type TextToSpeech, type Utterance } from './text-to-speech.ts';

const TIMEOUT_MS = 30_000;
/** Four minutes of 48 kHz: more than any utterance. */
const MOST_BYTES = 24_000_000;

export type SpeechServiceSettings = Pick<
  Config,
  'TTS_API_KEY' | 'TTS_MODEL' | 'TTS_FEMALE_VOICES' | 'TTS_MALE_VOICES'
>;

/** How fast its voices speak by themselves is not known, so the rate is handed on as it is. */
const bodyOf = ({ text, voice, speaker, rate }: Utterance, settings: SpeechServiceSettings) => {
  const names = voice === 'female' ? settings.TTS_FEMALE_VOICES : settings.TTS_MALE_VOICES;
  const name = names[speaker % names.length];
  return JSON.stringify({
    model: settings.TTS_MODEL,
    voice: name,
    input: text,
    speed: rate,
    response_format: 'wav',
  });
};

async function readBody(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new SpeechFailed('the speech service sent too much');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Any service that has `POST /audio/speech` as OpenAI's. `base` is its address up to there. */
export function createSpeechService(base: string, settings: SpeechServiceSettings): TextToSpeech {
  const voices = [...settings.TTS_FEMALE_VOICES, '', ...settings.TTS_MALE_VOICES].join(',');
  const ask = async (utterance: Utterance, signal: AbortSignal): Promise<Int16Array> => {
    const response = await fetch(`${base.replace(/\/+$/, '')}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(settings.TTS_API_KEY && { authorization: `Bearer ${settings.TTS_API_KEY}` }),
      },
      body: bodyOf(utterance, settings),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new SpeechFailed(`the speech service answered ${response.status}`);
    }
    const pcm = readWav(await readBody(response));
    if (pcm.length === 0) throw new SpeechFailed('the speech service sent silence');
    return pcm;
  };
  return {
    engine: `service-1 ${base} ${settings.TTS_MODEL} ${voices}`,
    async speak(utterance) {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      try {
        return await ask(utterance, signal);
      } catch (error) {
        if (error instanceof SpeechFailed) throw error;
        if (signal.aborted) throw new SpeechFailed(`no answer of the speech service within ${TIMEOUT_MS} ms`);
        throw new SpeechFailed(
          `the speech service: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    },
    close: async () => {},
  };
}
