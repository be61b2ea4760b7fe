import { v7 as uuidv7 } from 'uuid';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { call } from '#src/platform/http/http.ts';
import { type Sender, setSender } from '#src/platform/outbox/owner/sender.ts';
import { appendChunk, openRecording } from '#src/platform/outbox/recordings/recordings.ts';
import { drain } from '#src/platform/outbox/sending/drain.ts';
import { httpTransport } from '#src/platform/outbox/sending/transport.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';

/** Input of the measured page: the sender, and the questions that take a text and a recording. */
export interface DrainTask {
  sender: Sender;
  practiceId: string;
  textQuestion: string;
  speakingQuestion: string;
  answers: number;
  recordings: number;
  recordingBytes: number;
}

const PARALLEL = 4;
const EBML = [0x1a, 0x45, 0xdf, 0xa3];

/** Unique bytes with a WebM header. */
function recordingBytes(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 65_536)
    crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)));
  bytes.set(EBML);
  return bytes;
}

const textAnswer = (index: number): Answer => ({ type_code: 'free_text', text: `word${index}` });

async function fill(task: DrainTask): Promise<void> {
  const { owner } = task.sender;
  const common = { owner, practiceId: task.practiceId, label: 'đo' };
  for (let index = 0; index < task.answers; index += 1) {
    await saveAnswer({
      ...common,
      attemptId: uuidv7(),
      questionId: task.textQuestion,
      answer: textAnswer(index),
    });
  }
  for (let index = 0; index < task.recordings; index += 1) {
    const attemptId = uuidv7();
    const questionId = task.speakingQuestion;
    const id = await openRecording({ owner, attemptId, questionId, type: 'audio/webm' });
    await appendChunk(id, 0, recordingBytes(task.recordingBytes).buffer);
    const answer: Answer = { type_code: 'ielts_scripted_speaking', recording_id: id };
    await saveAnswer({ ...common, attemptId, questionId, answer });
  }
}

async function drainAll(task: DrainTask): Promise<number> {
  await setSender(task.sender);
  const began = performance.now();
  const end = await drain({ transport: httpTransport, now: Date.now, random: Math.random });
  if (end !== 'idle') throw new Error(`the drain ended ${end}`);
  return performance.now() - began;
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function sendAnswer(task: DrainTask, questionId: string, answer: Answer): Promise<void> {
  const result = await call(ENDPOINTS.practice.updateSingleAnswer, {
    body: {
      attempt_id: uuidv7(),
      practice_id: task.practiceId,
      question_id: questionId,
      answer,
      at: Date.now(),
      skew: 0,
    },
    options: { as: task.sender, idempotencyKey: uuidv7() },
  });
  if (!result.success) throw new Error(result.code);
}

/** The same calls with the same bytes, directly from memory. */
async function plain(task: DrainTask): Promise<number> {
  const sounds = await Promise.all(
    Array.from({ length: task.recordings }, async () => {
      const bytes = recordingBytes(task.recordingBytes);
      return { id: uuidv7(), bytes, sha256: hex(await crypto.subtle.digest('SHA-256', bytes)) };
    }),
  );
  const jobs = [
    ...Array.from(
      { length: task.answers },
      (_, index) => () => sendAnswer(task, task.textQuestion, textAnswer(index)),
    ),
    ...sounds.map(({ id, bytes, sha256 }) => async () => {
      const result = await httpTransport.sendPiece(
        task.sender,
        {
          'upload-id': id,
          'upload-offset': 0,
          'upload-length': bytes.length,
          'upload-sha256': sha256,
          'upload-type': 'audio/webm',
        },
        bytes.buffer,
        new AbortController().signal,
      );
      if (!result.success) throw new Error(result.code);
      await sendAnswer(task, task.speakingQuestion, {
        type_code: 'ielts_scripted_speaking',
        recording_id: id,
      });
    }),
  ];
  const began = performance.now();
  const lane = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return performance.now() - began;
}

Object.assign(globalThis, { drainBench: { fill, drainAll, plain } });
console.log('bench ready');
