import { v7 as uuidv7 } from 'uuid';
import type { BodyOf, ParamsOf } from '#contract/protocol/endpoint.ts';
import { recordingOf } from '#rules/questions/recording-of.ts';
import { answerOf, putAnswer } from '../attempts/attempts.ts';
import { db } from '../database/db.ts';
import { type AnswerRow, type CommandRow, ROW_VERSION } from '../database/rows.ts';
import { noteAdded, saveInTransaction } from '../database/transaction.ts';
import {
  closeRecording,
  deleteUnusedRecording,
  recordingById,
  type Seal,
  sealRecording,
} from '../recordings/recordings.ts';
import { withTime } from '../time/bring-time.ts';
import { type QueuedCommand, slotName } from './slots.ts';

/** The device clock and its known error; every command carries both. */
export async function readClock(): Promise<{ at: number; skew: number }> {
  const row = await db.meta.get('skew');
  return { at: Date.now(), skew: row?.key === 'skew' ? row.ms : 0 };
}

/** The same for an answer that replaces another: the server compares their times, and a clock may have been set back. */
export async function clockAfter(
  attemptId: string,
  questionId: string,
): Promise<{ at: number; skew: number }> {
  const [clock, before] = await Promise.all([readClock(), answerOf(attemptId, questionId)]);
  return { ...clock, at: Math.max(clock.at, before?.savedAt ?? 0) };
}

/** The content of a command. */
export interface Given<C extends QueuedCommand> {
  owner: string;
  params?: ParamsOf<C>;
  body: BodyOf<C>;
  /** Shown to the learner: the question's or the lesson's title. */
  label: string;
  recordingId?: string | null;
  /** Closes the recording in the same transaction. */
  seal?: Seal | null;
  /** Ids of commands that must be sent first. */
  after?: readonly string[];
}

/** Rows that must be sent before a newer one, and the bodies of those whose place it takes. */
interface Cleared {
  after: string[];
  replaced: unknown[];
}

const NOTHING: Cleared = { after: [], replaced: [] };

/** Makes room in a slot for a newer row. */
async function clearSlot(slot: string, owner: string, recordingId: string | null): Promise<Cleared> {
  const after: string[] = [];
  const replaced: unknown[] = [];
  for (const rival of await db.commands.where('slot').equals(slot).toArray()) {
    if (rival.owner !== owner) continue;
    if (rival.state === 'queued' && rival.tries > 0) {
      after.push(rival.id);
      continue;
    }
    // Never sent, or refused: the newer one replaces it.
    await db.commands.delete(rival.seq);
    after.push(...rival.after);
    replaced.push(rival.body);
    if (rival.recordingId && rival.recordingId !== recordingId)
      await deleteUnusedRecording(rival.recordingId);
  }
  return { after, replaced };
}

/**
 * Inside a transaction: replaces rows of the same slot, and follows those that may have been sent already.
 */
export async function enqueue<C extends QueuedCommand>(command: C, given: Given<C>): Promise<CommandRow> {
  const { owner, params = null, label, recordingId = null, seal, after = [] } = given;
  const fields = Object.assign({ owner }, given.params, given.body);
  const slot = slotName(command, fields)?.name ?? null;
  const cleared = slot === null ? NOTHING : await clearSlot(slot, owner, recordingId);
  const body = withTime(command, owner, given.body, cleared.replaced);
  if (seal) await closeRecording(seal);
  const recording = recordingId === null ? undefined : await recordingById(recordingId);
  const row: Omit<CommandRow, 'seq'> = {
    id: uuidv7(),
    v: ROW_VERSION,
    owner,
    operation: command.storedAs,
    params,
    body,
    label,
    recordingId,
    after: [...new Set([...after, ...cleared.after])],
    slot,
    state: 'queued',
    tries: 0,
    savedAt: Date.now(),
    nextTryAt: 0,
    size: JSON.stringify(body).length + (recording?.bytes ?? 0),
    lastCode: null,
    lastMessage: null,
  };
  noteAdded(row.id);
  const seq = await db.commands.add(row);
  return { ...row, seq };
}

/** Saves one command. When the promise is fulfilled the command is on the disk: "Đã lưu" may be shown. */
export async function saveCommand<C extends QueuedCommand>(command: C, given: Given<C>): Promise<string> {
  const { id } = await saveInTransaction(() => enqueue(command, given));
  return id;
}

/**
 * Saves an answer: the learner's copy, the command that carries it and the closing of its recording, in one
 * transaction.
 * @returns the command's id
 */
export async function saveWithCopy<C extends QueuedCommand>(
  command: C,
  copy: AnswerRow,
  given: Pick<Given<C>, 'params' | 'body' | 'label'>,
): Promise<string> {
  const recordingId = recordingOf(copy.answer);
  const seal = await sealRecording(recordingId);
  const { id } = await saveInTransaction(async () => {
    await putAnswer(copy);
    return enqueue(command, { ...given, owner: copy.owner, recordingId, seal });
  });
  return id;
}
