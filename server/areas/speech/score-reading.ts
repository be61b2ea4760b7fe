import { RECORDING_MAX_BYTES, type RecordingType } from '#contract/file.ts';
import type { ResponseOf } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';
import { REFERENCE_MAX_WORDS } from '#contract/speech.ts';
import { phonemeIpa } from '#rules/ipa/phoneme-ipa.ts';
import { englishText } from '#server/domain/speech/english-text.ts';
import { orVoiceFailure } from '#server/domain/speech/voice-failure.ts';
import { ApiFailure } from '#server/failure/api-failure.ts';
import { sniffAudio } from '../../engines/audio/sniff-audio.ts';
import { hearRecording } from '../../engines/grading/hear-recording.ts';
import type { Platform } from '../../platform.ts';

type Result = SpeakingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

/** @throws ApiFailure where the bytes are not a recording: none, too many, or of another kind */
export function recordingTypeOf(bytes: Buffer): RecordingType {
  if (bytes.length === 0) throw new ApiFailure('RECORDING_EMPTY');
  if (bytes.length > RECORDING_MAX_BYTES) throw new ApiFailure('RECORDING_TOO_LARGE');
  const type = sniffAudio(bytes);
  if (type === null) throw new ApiFailure('RECORDING_NOT_AUDIO');
  return type;
}

/** The text to compare a recording with. @throws ApiFailure where the two cannot be compared */
export function readingTask(bytes: Buffer, text: string): { bytes: Buffer; referenceText: string } {
  recordingTypeOf(bytes);
  return { bytes, referenceText: englishText(text, { words: REFERENCE_MAX_WORDS }) };
}

export const scoreReading = (
  { speech, log }: Pick<Platform, 'speech' | 'log'>,
  { bytes, referenceText }: { bytes: Buffer; referenceText: string },
): Promise<Result> =>
  orVoiceFailure(log, 'scoring', () =>
    hearRecording(speech.decoder, { bytes }, (pcm) => speech.pronunciation.score({ pcm, referenceText })),
  );

const withTotal = ({ score, words: _, ...rest }: Graded) => ({ ...rest, total: score });

export const asV2 = (result: Result): ResponseOf<typeof ENDPOINTS.speech.scoreV2> =>
  result.outcome === 'declined'
    ? result
    : { ...withTotal(result), words: result.words.map(({ phones: _, ...word }) => word) };

export const asV3 = (result: Result): ResponseOf<typeof ENDPOINTS.speech.scoreV3> =>
  result.outcome === 'declined'
    ? result
    : {
        ...withTotal(result),
        words: result.words.map((word) => ({
          ...word,
          phones: word.phones.map((phone) => ({ ...phone, ipa: phonemeIpa(phone.phone) })),
        })),
      };
