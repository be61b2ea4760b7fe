import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { db } from './db.ts';
import { sealRecording } from './recordings.ts';
import type { AnswerRow } from './rows.ts';
import { place, readClock } from './save-command.ts';
import { wake } from './wake.ts';

export interface NewReviseAnswer {
  owner: string;
  /** The go at the set: an attempt that is never handed in as a whole. */
  attemptId: string;
  reviseId: string;
  questionId: string;
  answer: Answer;
  label: string;
}

/**
 * Saves an answer of a revise set: the learner's own copy, the command that carries it and the closing of its
 * recording, in one transaction.
 */
export async function saveReviseAnswer(given: NewReviseAnswer): Promise<void> {
  const clock = await readClock();
  const { owner, attemptId, reviseId, questionId, answer } = given;
  const recordingId = recordingOf(answer);
  const seal = await sealRecording(recordingId);
  const copy: AnswerRow = { attemptId, questionId, owner, answer, savedAt: clock.at };
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.answers, async () => {
    await db.answers.put(copy);
    await place({
      owner,
      operation: 'revise.submitQuestion',
      body: { revise_id: reviseId, question_id: questionId, attempt_id: attemptId, answer, ...clock },
      label: given.label,
      recordingId,
      seal,
      slot: `revise:${attemptId}:${questionId}`,
    });
  });
  wake();
}

/**
 * Ends the go at a revise set and begins it again, also at the server, which goes by the times: an answer of the go
 * before that arrives later is forgotten all the same.
 */
export async function saveReviseRedo(given: {
  owner: string;
  attemptId: string;
  reviseId: string;
  courseId: string;
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, attemptId, reviseId, courseId } = given;
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.attempts, async () => {
    await db.attempts.update(attemptId, { submittedAt: clock.at });
    await place({
      owner,
      operation: 'revise.redo',
      body: { course_id: courseId, revise_id: reviseId, ...clock },
      label: given.label,
      slot: `revise-redo:${reviseId}`,
    });
  });
  wake();
}

/**
 * Begins a lesson again, here and at the server. Goes at its revise sets end; a practice under way goes on, and counts
 * once it is handed in.
 */
export async function saveLessonRedo(given: {
  owner: string;
  lessonId: string;
  revises: readonly string[];
  label: string;
}): Promise<void> {
  const clock = await readClock();
  const { owner, lessonId, revises, label } = given;
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.attempts, async () => {
    for (const revise of revises) {
      await db.attempts
        .where('[owner+practiceId]')
        .equals([owner, revise])
        .filter(({ submittedAt }) => submittedAt === null)
        .modify({ submittedAt: clock.at });
    }
    await place({
      owner,
      operation: 'lesson.redo',
      params: { id: lessonId },
      body: clock,
      label,
      slot: `lesson-redo:${lessonId}`,
    });
  });
  wake();
}
