import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Question } from '#contract/question.ts';
import type { SpeakingMode } from '#contract/speaking.ts';
import type { TalkMeasures } from '#contract/talk-evaluation.ts';
import type { Database } from '#server/db/connect.ts';
import { recordings } from '#server/db/schema-account.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { speakingSets } from '#server/db/schema-speaking-content.ts';
import { setEvaluation, storeAnswer, WAITING } from '#server/domain/attempt/write-answers.ts';
import type { JudgeRelevance } from '#server/domain/speaking/judge-relevance.ts';
import type { GradingEngines } from '#server/engines/grading/grade-answer.ts';
import type { TalkResult } from '#server/engines/speech/talk-result.ts';
import { runGradingJob } from '#server/jobs/run-grading-job.ts';

/** A typical talk of one minute. */
const MEASURES: TalkMeasures = {
  words: 120,
  syllables: 165,
  talk_seconds: 60,
  speech_rate: 120,
  articulation_rate: 3.6,
  pauses: 17,
  pause_mean: 0.7,
  pause_share: 0.2,
  pauses_within: 6,
  mean_run: 7,
  fillers: 4,
  repairs: 2,
  pronunciation: 70,
  diversity: 48,
  less_common_share: 0.14,
  errors: 1.5,
  subordination: 4,
  subordinators: 4,
  linkers: 4,
};
const ENGINE = { name: 'luyen-talk', version: 'test' };

/** A graded talk of 62 seconds. */
export const gradedTalk = (
  measures: Partial<TalkMeasures> = {},
): Extract<TalkResult, { outcome: 'graded' }> => ({
  outcome: 'graded',
  engine: ENGINE,
  duration: 62,
  transcript: { text: 'I like bees.', source: 'learner', engine: null },
  words: [],
  pauses: [],
  measures: { ...MEASURES, ...measures },
  comments: [],
});

/** A talk of which only the sound is known. */
export const measuredTalk = (duration: number): TalkResult => ({
  outcome: 'declined',
  engine: ENGINE,
  reason: 'not_transcribed',
  message: 'Chưa có bản chép lời.',
  sound: {
    duration,
    pauses: [],
    pause_mean: 0.5,
    pause_share: 0.1,
    syllable_rate: 3,
    melody: 4,
    clearance: 30,
  },
});

export const SILENT: TalkResult = {
  outcome: 'declined',
  engine: ENGINE,
  reason: 'silence',
  message: 'Mình không nghe thấy gì.',
};

/** Stores a set with two questions of Part 1. */
export async function storeSet(db: Database, id: string, mode: SpeakingMode = 'topic'): Promise<string> {
  await db
    .insert(exercises)
    .values({ id, kind: 'speaking', title: 'Bees', instructions: '', grading_scale: 0 });
  await db.insert(questions).values(
    ['q1', 'q2'].map((name, index) => {
      const question: Question = {
        id: name,
        position: index + 1,
        folder_id: '1',
        folder_name: 'Part 1',
        question_id_stem: null,
        marks: 1,
        grading_object: 1,
        content: {
          type_code: 'ielts_unscripted_speaking',
          prompt: 'Do you like bees?',
          part: 1,
          cues: [],
          prep_seconds: 0,
          max_seconds: 30,
        },
      };
      return {
        exercise_id: id,
        id: name,
        position: index + 1,
        question,
        key: { type_code: 'ielts_unscripted_speaking' as const },
      };
    }),
  );
  await db.insert(speakingSets).values({
    id,
    mode,
    position: 1,
    part: mode === 'topic' ? 1 : null,
    category: null,
    level: 1,
    is_free: true,
    title_vi: 'Ong',
    summary_vi: 'Về ong.',
    questions: 2,
    minutes: 1,
    detail: { intro: null, transitions: null, vocabulary: [], scripts: {} },
  });
  return id;
}

/** A recording of the learner on the server. */
export async function storeRecording(db: Database, learner_id: string): Promise<string> {
  const id = randomUUID();
  const [sha256, blob_key] = [id, id];
  await db
    .insert(recordings)
    .values({ id, learner_id, length: 1, received: 1, sha256, type: 'audio/webm', blob_key });
  return id;
}

/** A submitted attempt. */
export async function storeAttempt(
  db: Database,
  learner_id: string,
  exercise_id: string,
  at: string,
): Promise<string> {
  const id = randomUUID();
  await db.insert(attempts).values({ id, learner_id, exercise_id, opened_at: new Date(at) });
  await db
    .update(attempts)
    .set({ submitted_at: new Date(at) })
    .where(sql`id = ${id}`);
  return id;
}

/** Stores an answer that waits to be graded. */
export async function speak(
  db: Database,
  attemptId: string,
  questionId: string,
  { recording_id, at }: { recording_id: string; at: string },
): Promise<void> {
  const answer = {
    type_code: 'ielts_unscripted_speaking' as const,
    recording_id,
    transcript: { text: 'I like bees.', source: 'learner' as const },
  };
  await db.transaction(async (tx) => {
    await storeAnswer(tx, { attemptId, questionId, answer, answeredAt: new Date(at) });
    await setEvaluation(tx, { attemptId, questionId }, WAITING);
  });
}

const unused = async () => {
  throw new Error('only talks with a transcript are graded here');
};

/** Grades an answer as the job does, with this result. */
export async function grade(
  db: Database,
  attemptId: string,
  questionId: string,
  result: TalkResult,
  judgeRelevance?: JudgeRelevance,
): Promise<void> {
  const engines: GradingEngines = {
    writing: { grade: unused },
    scoreRecording: unused,
    listenToTalk: unused,
    reportTalk: async () => result,
    transcriber: null,
  };
  const loadRecording = async () => ({ bytes: new Uint8Array(), type: 'audio/webm' as const });
  const deps = { db, engines, loadRecording, ...(judgeRelevance && { judgeRelevance }) };
  await runGradingJob(deps, { attemptId, questionId }, false);
}
