import type { Config } from '#server/config/config.ts';
import type { AudioDecoder } from './audio/audio-decoder.ts';
import { createLibavAudioDecoder } from './audio/libav-audio-decoder.ts';
import type { Examiner } from './examiner/chat-examiner.ts';
import { openExaminer } from './examiner/open-examiner.ts';
import type { Partner } from './partner/chat-partner.ts';
import { openPartner } from './partner/open-partner.ts';
import type { Budget } from './providers/budget.ts';
import type { ChatSettings } from './providers/chat.ts';
import type { ProviderError } from './providers/provider-error.ts';
import { createWordSounds, type WordSounds } from './sounds/word-sounds.ts';
import { createLocalPronunciationScorer } from './speech/local-pronunciation-scorer.ts';
import type { PronunciationScorer } from './speech/pronunciation-scorer.ts';
import { createRecogniser } from './transcription/recogniser.ts';
import { timedTranscriber } from './transcription/timed-transcriber.ts';
import type { Transcriber, TranscriptionService } from './transcription/transcriber.ts';
import { withRecogniser } from './transcription/with-recogniser.ts';
import { openTranslator } from './translation/open-translator.ts';
import type { Translator } from './translation/translator.ts';
import { openTextToSpeech } from './tts/open-text-to-speech.ts';
import { createSpeechEncoder, type SpeechEncoder } from './tts/speech-encoder.ts';
import type { TextToSpeech } from './tts/text-to-speech.ts';

/** The engines that score, speak, transcribe and explain English. */
export interface SpeechEngines {
  decoder: AudioDecoder;
  pronunciation: PronunciationScorer;
  /** Best first. */
  voices: readonly TextToSpeech[];
  encoder: SpeechEncoder;
  /** Null where no service is configured, and the server is not to recognise speech. */
  transcriber: Transcriber | null;
  /** The server's own, which costs nothing and sends nothing elsewhere; null where it is not to recognise speech. */
  ownTranscriber: Transcriber | null;
  translator: Translator;
  /** Asks on in the speaking room; null where no language model is configured. */
  examiner: Examiner | null;
  /** Plays the partner of a scene in free talks; null where no language model is configured. */
  partner: Partner | null;
  /** Pronunciations of words. */
  sounds: WordSounds;
}

/**
 * The engines on this machine, apart from its voices. Those that hear load a model of half a gigabyte with their first
 * task, which takes seconds.
 */
export function openLocalEngines({ SPEECH_RECOGNITION }: Pick<Config, 'SPEECH_RECOGNITION'>) {
  const decoder = createLibavAudioDecoder();
  const encoder = createSpeechEncoder();
  const recogniser = SPEECH_RECOGNITION === 'on' ? createRecogniser(decoder) : null;
  const pronunciation = createLocalPronunciationScorer(recogniser);
  const sounds = createWordSounds();
  const engines = [decoder, pronunciation, encoder, sounds, recogniser];
  return {
    decoder,
    encoder,
    recogniser,
    pronunciation,
    sounds,
    close: async (): Promise<void> => void (await Promise.all(engines.map((engine) => engine?.close()))),
  };
}
export type LocalEngines = ReturnType<typeof openLocalEngines>;

interface SpeechServices {
  /** In place of its own. */
  local?: LocalEngines;
  /** What writes down better than the server's own recogniser. */
  transcriber: TranscriptionService | null;
  /** Charged for what a language model translates or asks; the embedded engines do neither. */
  budget: Budget;
  /** Whether a learner consented to sending their writing to a language model. */
  hasTextConsent: ChatSettings['hasAgreed'];
  onProblem: (error: ProviderError) => void;
}

/** Each engine starts with its first task, so unused ones cost nothing. */
export function openSpeechEngines(
  config: Config,
  { local = openLocalEngines(config), transcriber, budget, hasTextConsent, onProblem }: SpeechServices,
): SpeechEngines & { close: () => Promise<void> } {
  const { decoder, encoder, recogniser, pronunciation, sounds } = local;
  const voices = openTextToSpeech(config);
  const writer = withRecogniser(transcriber, recogniser);
  return {
    decoder,
    pronunciation,
    voices,
    encoder,
    transcriber: writer && timedTranscriber(writer, decoder),
    ownTranscriber: recogniser && timedTranscriber(recogniser, decoder),
    sounds,
    translator: openTranslator(config, budget, hasTextConsent, onProblem),
    examiner: openExaminer(config, budget, hasTextConsent, onProblem),
    partner: openPartner(config, budget, hasTextConsent, onProblem),
    close: async () => void (await Promise.all([local.close(), ...voices.map((voice) => voice.close())])),
  };
}
