import { and, eq } from 'drizzle-orm';
import { z } from 'zod/mini';
import { RECORDING_TYPES } from '#contract/file.ts';
import { judgeRelevance } from '#server/domain/speaking/judge-relevance.ts';
import type { AudioDecoder } from '#server/engines/audio/audio-decoder.ts';
import type { GradingEngines, StoredRecording } from '#server/engines/grading/grade-answer.ts';
import { hearRecording } from '#server/engines/grading/hear-recording.ts';
import type { PronunciationScorer } from '#server/engines/speech/pronunciation-scorer.ts';
import type { Transcriber } from '#server/engines/transcription/transcriber.ts';
import type { WritingGrader } from '#server/engines/writing/writing-grader.ts';
import type { Platform } from '#server/platform.ts';
import type { JobQueue } from '#server/queue/job-queue.ts';
import { recordings } from '../db/schema-account.ts';
import { noteGradingTime } from './grading-time.ts';
import { giveUpGrading, runGradingJob } from './run-grading-job.ts';

export interface Engines {
  writing: WritingGrader;
  decoder: Pick<AudioDecoder, 'decode'>;
  pronunciation: PronunciationScorer;
  /** Null where no provider is configured. */
  transcriber: Transcriber | null;
}

const recordingType = z.enum(RECORDING_TYPES);

const speechEngines = ({
  decoder,
  pronunciation,
  transcriber,
}: Pick<Engines, 'decoder' | 'pronunciation' | 'transcriber'>): Omit<GradingEngines, 'writing'> => ({
  scoreRecording: (recording, referenceText) =>
    hearRecording(decoder, recording, (pcm) => pronunciation.score({ pcm, referenceText })),
  listenToTalk: (recording) => hearRecording(decoder, recording, (pcm) => pronunciation.listen(pcm)),
  reportTalk: (recording, transcript, prompt) =>
    hearRecording(decoder, recording, (pcm) => pronunciation.report({ pcm, transcript, prompt })),
  transcriber,
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

/** Starts processing the grading queue in this process. */
export async function startGrading(
  platform: Pick<Platform, 'db' | 'blobs' | 'content'> & { jobs: Pick<JobQueue, 'workGrading'> },
  engines: Engines,
): Promise<void> {
  const deps = {
    db: platform.db,
    engines: { writing: engines.writing, ...speechEngines(engines) },
    loadRecording: (id: string, learnerId: string) => loadRecording(platform, id, learnerId),
    judgeRelevance: judgeRelevance(platform),
  };
  await platform.jobs.workGrading(
    async (job, isLastTry, queuedAt) => {
      const kind = await runGradingJob(deps, job, isLastTry);
      if (kind !== null) await noteGradingTime(platform.db, kind, queuedAt);
    },
    (job) => giveUpGrading(deps, job),
  );
}
