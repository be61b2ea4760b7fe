import { v7 as uuidv7 } from 'uuid';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { OUTBOX } from '#src/messages/outbox.ts';
import { db } from './db.ts';
import type { Operation, OperationBody, OperationParams } from './operations.ts';
import { closeRecording, deleteUnusedRecording, type Seal, sealRecording } from './recordings.ts';
import { type AnswerRow, CONSENT_WITHDRAWN, type CommandRow, ROW_VERSION } from './rows.ts';
import { wake } from './wake.ts';

export interface NewCommand<O extends Operation> {
  owner: string;
  operation: O;
  params?: OperationParams<O>;
  body: OperationBody<O>;
  label: string;
  recordingId?: string | null;
  /** Closes the recording in the same transaction. */
  seal?: Seal | null;
  slot?: string | null;
  after?: string[];
}

/** Device clock and what is known of its error; every command carries both. */
export async function readClock(): Promise<{ at: number; skew: number }> {
  const row = await db.meta.get('skew');
  return { at: Date.now(), skew: row?.key === 'skew' ? row.ms : 0 };
}

/** Inside a transaction: takes the place of rows of the same slot, and follows those that may be on their way. */
export async function place<O extends Operation>(command: NewCommand<O>): Promise<CommandRow> {
  const after = new Set(command.after ?? []);
  if (command.slot) {
    const rivals = await db.commands.where('slot').equals(command.slot).toArray();
    for (const rival of rivals) {
      if (rival.owner !== command.owner) continue;
      if (rival.state === 'queued' && rival.tries > 0) {
        after.add(rival.id);
        continue;
      }
      // Never sent, or refused: the newer one stands for it.
      await db.commands.delete(rival.seq);
      for (const earlier of rival.after) after.add(earlier);
      if (rival.recordingId && rival.recordingId !== command.recordingId) {
        await deleteUnusedRecording(rival.recordingId);
      }
    }
  }
  if (command.seal) await closeRecording(command.seal);
  const recording = command.recordingId ? await db.recordings.get(command.recordingId) : undefined;
  const row: Omit<CommandRow, 'seq'> = {
    id: uuidv7(),
    v: ROW_VERSION,
    owner: command.owner,
    operation: command.operation,
    params: command.params ?? null,
    body: command.body,
    label: command.label,
    recordingId: command.recordingId ?? null,
    after: [...after],
    slot: command.slot ?? null,
    state: 'queued',
    tries: 0,
    savedAt: Date.now(),
    nextTryAt: 0,
    size: JSON.stringify(command.body).length + (recording?.bytes ?? 0),
    lastCode: null,
    lastMessage: null,
  };
  const seq = await db.commands.add(row);
  return { ...row, seq };
}

/** Saves one command. When the promise is fulfilled the command is on the disk: "Đã lưu" may be shown. */
export async function saveCommand<O extends Operation>(command: NewCommand<O>): Promise<string> {
  const row = await db.transaction('rw', db.commands, db.recordings, db.chunks, () => place(command));
  wake();
  return row.id;
}

export interface NewAnswer {
  owner: string;
  attemptId: string;
  practiceId: string;
  questionId: string;
  answer: Answer;
  label: string;
}

/**
 * Saves an answer of a practice: the learner's own copy, the command that carries it and the closing of its recording,
 * in one transaction.
 */
export async function saveAnswer(given: NewAnswer): Promise<string> {
  const clock = await readClock();
  const { owner, attemptId, practiceId, questionId, answer } = given;
  const recordingId = recordingOf(answer);
  const seal = await sealRecording(recordingId);
  const copy: AnswerRow = { attemptId, questionId, owner, answer, savedAt: clock.at };
  const row = await db.transaction('rw', db.commands, db.recordings, db.chunks, db.answers, async () => {
    await db.answers.put(copy);
    return place({
      owner,
      operation: 'practice.updateSingleAnswer',
      body: { attempt_id: attemptId, practice_id: practiceId, question_id: questionId, answer, ...clock },
      label: given.label,
      recordingId,
      seal,
      slot: `answer:${attemptId}:${questionId}`,
    });
  });
  wake();
  return row.id;
}

/** Submits an attempt. It is sent after every answer of the attempt that is still queued. */
export async function saveSubmission(given: {
  owner: string;
  attemptId: string;
  practiceId: string;
  label: string;
}): Promise<string> {
  const clock = await readClock();
  const prefix = `answer:${given.attemptId}:`;
  const row = await db.transaction('rw', db.commands, db.recordings, db.chunks, db.attempts, async () => {
    const answers = await db.commands.where('slot').startsWith(prefix).toArray();
    await db.attempts.update(given.attemptId, { submittedAt: clock.at });
    return place({
      owner: given.owner,
      operation: 'practice.submit',
      body: { attempt_id: given.attemptId, practice_id: given.practiceId, ...clock },
      label: given.label,
      slot: `submit:${given.attemptId}`,
      after: answers.map((answer) => answer.id),
    });
  });
  wake();
  return row.id;
}

export const slotOfConsent = (owner: string): string => `consent:voice_ai:${owner}`;

/**
 * Saves the learner's word on whether recordings may leave the device: what this device goes by, and the command that
 * tells the server, in one transaction. Recordings held back by an earlier word go on with a new consent.
 */
export async function saveConsent(owner: string, given: boolean): Promise<{ given: boolean; at: number }> {
  const clock = await readClock();
  const key = `voiceConsent:${owner}` as const;
  await db.transaction('rw', db.commands, db.recordings, db.chunks, db.meta, async () => {
    if (given) await db.meta.put({ key, at: clock.at });
    else await db.meta.delete(key);
    await place({
      owner,
      operation: 'privacy.setConsent',
      body: { kind: 'voice_ai', given, ...clock },
      label: given ? OUTBOX.consentGiven : OUTBOX.consentWithdrawn,
      slot: slotOfConsent(owner),
    });
    if (!given) return;
    await db.commands
      .where('[owner+state]')
      .equals([owner, 'parked'])
      .filter(({ lastCode }) => lastCode === CONSENT_WITHDRAWN)
      .modify({ state: 'queued', nextTryAt: 0, lastCode: null, lastMessage: null });
  });
  wake();
  return { given, at: clock.at + clock.skew };
}
