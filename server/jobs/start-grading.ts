import { and, eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { RECORDING_TYPES } from '#contract/file.ts';
import type { AudioDecoder } from '#server/engines/audio/audio-decoder.ts';
import { UnreadableAudio } from '#server/engines/audio/unreadable-audio.ts';
import type { GradingEngines, StoredRecording } from '#server/engines/grading/grade-answer.ts';
import type { PronunciationScorer, SpeakingDecline } from '#server/engines/speech/pronunciation-scorer.ts';
import type { WritingGrader } from '#server/engines/writing/writing-grader.ts';
import type { Platform } from '#server/platform.ts';
import { recordings } from '../db/schema-account.ts';
import { runGradeAnswer } from './grade-answer.ts';

export interface Engines {
  writing: WritingGrader;
  decoder: AudioDecoder;
  pronunciation: PronunciationScorer;
}

const recordingType = z.enum(RECORDING_TYPES);
const UNREADABLE = 'Mình không đọc được bản ghi âm này. Bạn ghi lại giúp mình nhé.';

/** Decodes and listens; a recording that cannot be read is declined, not tried again. */
async function hear<Result>(
  decoder: AudioDecoder,
  { bytes }: StoredRecording,
  listen: (pcm: Int16Array) => Promise<Result>,
): Promise<Result | SpeakingDecline> {
  try {
    return await listen(await decoder.decode(bytes));
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    const engine = { name: 'luyen-audio', version: '1' };
    return { outcome: 'declined', engine, reason: 'unreadable', message: UNREADABLE };
  }
}

const speechEngines = ({
  decoder,
  pronunciation,
}: Pick<Engines, 'decoder' | 'pronunciation'>): Omit<GradingEngines, 'writing'> => ({
  scoreRecording: (recording, referenceText) =>
    hear(decoder, recording, (pcm) => pronunciation.score({ pcm, referenceText })),
  screenRecording: (recording) => hear(decoder, recording, (pcm) => pronunciation.screen(pcm)),
});

async function loadRecording(
  { db, blobs }: Pick<Platform, 'db' | 'blobs'>,
  id: string,
  learnerId: string,
): Promise<StoredRecording | null> {
  const [row] = await db
    .select({ type: recordings.type, key: recordings.blob_key })
    .from(recordings)
    .where(and(eq(recordings.id, id), eq(recordings.learner_id, learnerId)));
  return row?.key ? { type: recordingType.parse(row.type), bytes: await blobs.read(row.key) } : null;
}

/** Works off the grading queue in this process. */
export async function startGrading(platform: Platform, engines: Engines): Promise<void> {
  const setting = {
    db: platform.db,
    engines: { writing: engines.writing, ...speechEngines(engines) },
    loadRecording: (id: string, learnerId: string) => loadRecording(platform, id, learnerId),
  };
  await platform.jobs.workGrading((job, isLastTry) => runGradeAnswer(setting, job, isLastTry));
}
