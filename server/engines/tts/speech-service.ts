import type { Config } from '#server/config/config.ts';
import { decodeWavInTurns, openWav, type WavSound } from '../audio/wav.ts';
import { callProvider } from '../providers/call-provider.ts';
import { type ProviderPatience, providerAccess } from '../providers/provider-access.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { TextToSpeech, Utterance } from './text-to-speech.ts';

const PATH = '/audio/speech';
/** Longer than any utterance. */
const MAX_SECONDS = 240;
/** As much of it at 48 kHz. */
const MAX_BYTES = 24_000_000;

export type SpeechServiceSettings = ProviderPatience &
  Pick<Config, 'TTS_API_KEY' | 'TTS_MODEL' | 'TTS_FEMALE_VOICES' | 'TTS_MALE_VOICES'>;

/** The natural speed of its voices is unknown, so the rate is passed on unchanged. */
const bodyOf = ({ text, voice, speaker, rate }: Utterance, settings: SpeechServiceSettings) => {
  const names = voice === 'female' ? settings.TTS_FEMALE_VOICES : settings.TTS_MALE_VOICES;
  const name = names[speaker % names.length];
  return { model: settings.TTS_MODEL, voice: name, input: text, speed: rate, response_format: 'wav' };
};

function soundOf(file: Uint8Array): WavSound {
  try {
    return openWav(file);
  } catch {
    throw new ProviderError('malformed', `${PATH} sent no WAV`);
  }
}

/** Looks how long it is before anything is decoded: few bytes may hold an hour. */
async function pcmOf(file: Uint8Array): Promise<Int16Array> {
  const sound = soundOf(file);
  if (sound.frames > MAX_SECONDS * sound.rate)
    throw new ProviderError('malformed', `${PATH} sent more than ${MAX_SECONDS} s`);
  const pcm = await decodeWavInTurns(sound);
  if (pcm.length === 0) throw new ProviderError('malformed', `${PATH} sent silence`);
  return pcm;
}

/** Works with any service that has an OpenAI-compatible `POST /audio/speech` below `base`. */
export function createSpeechService(base: string, settings: SpeechServiceSettings): TextToSpeech {
  const voices = [...settings.TTS_FEMALE_VOICES, '', ...settings.TTS_MALE_VOICES].join(',');
  const access = providerAccess(base, settings.TTS_API_KEY, settings);
  return {
    engine: `service-1 ${base} ${settings.TTS_MODEL} ${voices}`,
    async speak(utterance) {
      const call = { path: PATH, body: bodyOf(utterance, settings), maxBytes: MAX_BYTES };
      return pcmOf((await callProvider(access, call)).bytes);
    },
    close: async () => {},
  };
}
