// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveAnswer, saveSubmission } from '../../../../tests/support/save-work.ts';
import { db } from '../database/db.ts';
import type { CommandRow } from '../database/rows.ts';
import { exportQueue } from '../queue/export-queue.ts';
import { readRecording } from '../recordings/recording-bytes.ts';
import { appendChunk, closeRecording, openRecording, sealRecording } from '../recordings/recordings.ts';
import { RestoreRefused } from './refusal.ts';
import { restoreQueue } from './restore-queue.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const SOUND = Uint8Array.from({ length: 2_500_000 }, (_, at) => (at * 7) % 251);

const answer = (questionId: string, text: string): Promise<string> =>
  saveAnswer({
    owner: LAN,
    attemptId: ATTEMPT,
    practiceId: 'p1',
    questionId,
    answer: { type_code: 'free_text', text },
    label: questionId,
  });

async function speak(): Promise<string> {
  const id = await openRecording({ owner: LAN, attemptId: ATTEMPT, questionId: 'q9', type: 'audio/webm' });
  await appendChunk(id, 0, SOUND.slice(0, 1_000_001).buffer);
  await appendChunk(id, 1, SOUND.slice(1_000_001).buffer);
  const seal = await sealRecording(id);
  if (seal) await closeRecording(seal);
  await saveAnswer({
    owner: LAN,
    attemptId: ATTEMPT,
    practiceId: 'p1',
    questionId: 'q9',
    answer: { type_code: 'ielts_scripted_speaking', recording_id: id },
    label: 'nói',
  });
  return id;
}

const exported = async (owner: string): Promise<Blob> => (await exportQueue(owner)).file;
const wipe = (): Promise<unknown> => Promise.all(db.tables.map((table) => table.clear()));
const essence = (rows: CommandRow[]) =>
  rows.map(({ id, operation, body, after, label }) => ({ id, operation, body, after, label }));
const changed = async (file: Blob, change: (text: string) => string): Promise<Blob> =>
  new Blob([change(await file.text())]);
const refusalOf = (file: Blob, owner = LAN): Promise<string> =>
  restoreQueue(file, owner).then(
    () => 'taken',
    (error: unknown) => (error instanceof RestoreRefused ? error.refusal : String(error)),
  );

beforeEach(wipe);

describe('an exported queue', () => {
  it('is restored on another device with its recordings, in its order, under the same ids', async () => {
    await answer('q1', 'Hà Nội — “quotes” \\ and \n lines');
    const recording = await speak();
    await saveSubmission({ owner: LAN, attemptId: ATTEMPT, practiceId: 'p1', label: 'nộp' });
    const before = await db.commands.toArray();
    const file = await exported(LAN);
    await wipe();
    expect(await restoreQueue(file, LAN)).toEqual({ restored: 3, known: 0, superseded: 0, soundless: 0 });
    const after = await db.commands.toArray();
    expect(essence(after)).toEqual(essence(before));
    expect(after.every(({ tries }) => tries > 0)).toBe(true);
    expect(await db.recordings.get(recording)).toMatchObject({
      state: 'complete',
      bytes: SOUND.length,
      acked: 0,
    });
    expect(Buffer.compare(await readRecording(recording), SOUND)).toBe(0);
  });

  it('is restored once, however often it is read, without what the server has confirmed', async () => {
    const sent = await answer('q1', 'a');
    await answer('q2', 'b');
    await speak();
    const file = await exported(LAN);
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 0, known: 3 });
    await wipe();
    await db.receipts.put({ id: sent, owner: LAN, kind: 'command', at: 1, sha256: null });
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 2, known: 1 });
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 0, known: 3 });
    expect(await db.recordings.count()).toBe(1);
    expect(await db.chunks.count()).toBe(3);
  });

  it('never replaces a newer answer, but replaces an older one', async () => {
    await answer('q1', 'in the file');
    const file = await exported(LAN);
    await wipe();
    await answer('q1', 'newer');
    await db.commands.toCollection().modify((row) => {
      row.savedAt += 1000;
    });
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 0, superseded: 1 });
    await wipe();
    await answer('q1', 'older');
    await db.commands.toCollection().modify({ savedAt: 1 });
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 1 });
    expect(JSON.stringify(await db.commands.toArray())).not.toContain('older');
  });

  it('is restored without a recording that could not be read, and says so', async () => {
    const recording = await speak();
    await db.chunks.clear();
    const file = await exported(LAN);
    await wipe();
    expect(await restoreQueue(file, LAN)).toMatchObject({ restored: 1, soundless: 1 });
    expect(await db.recordings.get(recording)).toBeUndefined();
  });
});

describe('a file is rejected', () => {
  it('if it is another learner’s', async () => {
    await answer('q1', 'a');
    expect(await refusalOf(await exported(LAN), MINH)).toBe('owner');
  });

  it('if it is truncated, changed, foreign, of a newer app, or empty; nothing of it is stored', async () => {
    await speak();
    await answer('q1', 'a');
    const file = await exported(LAN);
    const nothing = await exported(MINH);
    await wipe();
    const cases: [Blob, string][] = [
      [file.slice(0, file.size - 10), 'damaged'],
      [await changed(file, (text) => text.replace('"base64":"AAcO', '"base64":"BBcO')), 'damaged'],
      [await changed(file, (text) => text.replace('"base64":"AAcO', '"base64":"A?cO')), 'damaged'],
      [await changed(file, (text) => text.replace('"state":"queued"', '"state":"lost"')), 'damaged'],
      [await changed(file, (text) => text.replace('"version":1', '"version":99')), 'newer'],
      [await changed(file, (text) => text.replace('luyen-outbox', 'other')), 'foreign'],
      [new Blob(['%PDF-1.7']), 'damaged'],
      [new Blob([]), 'damaged'],
      [new Blob(['[]']), 'foreign'],
      [nothing, 'empty'],
    ];
    for (const [given, refusal] of cases) expect(await refusalOf(given)).toBe(refusal);
    expect(await db.commands.count()).toBe(0);
    expect(await db.recordings.count()).toBe(0);
    expect(await refusalOf(file)).toBe('taken');
  });
});
