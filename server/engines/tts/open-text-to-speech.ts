import type { Config } from '#server/config/config.ts';
import { createFlite } from './flite.ts';
import { createSpeechService, type SpeechServiceSettings } from './speech-service.ts';
import type { TextToSpeech } from './text-to-speech.ts';

/** The available engines, best first: the configured service, then the embedded one. */
export function openTextToSpeech(
  config: SpeechServiceSettings & Pick<Config, 'TTS_BASE_URL'>,
): readonly TextToSpeech[] {
  const embedded = createFlite();
  return config.TTS_BASE_URL ? [createSpeechService(config.TTS_BASE_URL, config), embedded] : [embedded];
}
