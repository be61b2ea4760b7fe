import { Dexie, type EntityTable, type Table } from 'dexie';
import type { MetaRow } from './meta-rows.ts';
import type { AnswerRow, AttemptRow, ChunkRow, CommandRow, ReceiptRow, RecordingRow } from './rows.ts';

class OutboxDb extends Dexie {
  commands!: EntityTable<CommandRow, 'seq'>;
  // Read, a row is unknown: any version of the app may have stored it. `read-stored.ts` reads it.
  recordings!: Table<unknown, string, RecordingRow>;
  chunks!: Table<unknown, [string, number], ChunkRow>;
  attempts!: Table<unknown, string, AttemptRow>;
  answers!: Table<unknown, [string, string], AnswerRow>;
  receipts!: Table<unknown, string, ReceiptRow>;
  meta!: Table<MetaRow, MetaRow['key']>;

  constructor() {
    // Strict: a transaction that reports success is on the disk, not only in the system's cache.
    // No cache: a live query shows what is stored, not what is about to be, nor what was there a moment ago.
    super('luyen-outbox', { chromeTransactionDurability: 'strict', cache: 'disabled' });
    this.version(1).stores({
      commands: '++seq, &id, [owner+seq], [owner+state], slot, recordingId, *after',
      recordings: 'id, owner, [attemptId+questionId], state',
      chunks: '[recordingId+index], recordingId',
      attempts: 'id, [owner+practiceId]',
      answers: '[attemptId+questionId], attemptId',
      receipts: 'id, at',
      meta: 'key',
    });
    this.on('populate', (tx) => {
      void tx.table('meta').add({ key: 'identity', id: crypto.randomUUID() });
    });
  }
}

export const db = new OutboxDb();

/** A learner's commands in one state. */
export const commandsIn = (owner: string, state: CommandRow['state']) =>
  db.commands.where('[owner+state]').equals([owner, state]);

/** Id generated when this database was created. A database without it is a different one. */
export const databaseId = (): Promise<string> =>
  db.transaction('rw', db.meta, async () => {
    const row = await db.meta.get('identity');
    if (row?.key === 'identity') return row.id;
    const id = crypto.randomUUID();
    await db.meta.put({ key: 'identity', id });
    return id;
  });
