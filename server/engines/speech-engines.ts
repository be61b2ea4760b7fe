import type { Config } from '../config.ts';
import type { AudioDecoder } from './audio/audio-decoder.ts';
import { createLibavAudioDecoder } from './audio/libav-audio-decoder.ts';
import { createLocalPronunciationScorer } from './speech/local-pronunciation-scorer.ts';
import type { PronunciationScorer } from './speech/pronunciation-scorer.ts';
import type { Transcriber } from './transcription/transcriber.ts';
import { createGlossTranslator } from './translation/gloss-translator.ts';
import type { Translator } from './translation/translator.ts';
import { openTextToSpeech } from './tts/open-text-to-speech.ts';
import { createSpeechEncoder, type SpeechEncoder } from './tts/speech-encoder.ts';
import type { TextToSpeech } from './tts/text-to-speech.ts';

/** What hears, says, writes down and explains English. */
export interface SpeechEngines {
  decoder: AudioDecoder;
  pronunciation: PronunciationScorer;
  /** Best first. */
  voices: readonly TextToSpeech[];
  encoder: SpeechEncoder;
  /** Null where no service is configured. */
  transcriber: Transcriber | null;
  translator: Translator;
}

/**
 * Each engine starts with its first task, so one that is not used costs nothing.
 * @param transcriber a configured service; nothing on this machine writes down free speech
 */
export function openSpeechEngines(
  config: Config,
  transcriber: Transcriber | null,
): SpeechEngines & { close: () => Promise<void> } {
  const decoder = createLibavAudioDecoder();
  const pronunciation = createLocalPronunciationScorer();
  const voices = openTextToSpeech(config);
  const encoder = createSpeechEncoder();
  return {
    decoder,
    pronunciation,
    voices,
    encoder,
    transcriber,
    translator: createGlossTranslator(),
    close: async () => {
      await Promise.all([decoder, pronunciation, encoder, ...voices].map((engine) => engine.close()));
    },
  };
}
