import { createHash } from 'node:crypto';
import { spokenKey } from '#server/domain/speech/spoken-files.ts';
import type { Platform } from '#server/platform.ts';
import type { RoomVoices } from './add-voices.ts';

const VOICES_PATH = '/media/voices/';

/** Models are men and women; the same text has always the same voice. */
const modelVoice = (text: string) =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'male' : 'female';

export function voicePaths({ speech }: Pick<Platform, 'speech'>): RoomVoices {
  const [engine] = speech.voices;
  const path = (text: string, voice: 'male' | 'female') =>
    engine ? `${VOICES_PATH}${spokenKey({ text, voice }, engine, speech.encoder)}.m4a` : '';
  const examiner = (text: string) => path(text, 'female');
  return { examiner, learn: examiner, model: (text) => path(text, modelVoice(text)) };
}
