import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { recordings } from '#server/db/schema-account.ts';
import { learnerStorage } from '#server/db/schema-storage.ts';
import { storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { owner } = service;

/** The database as the previous version left it: without what the migration creates, with its rows. */
const UNDO = [
  'drop trigger storage_revise_answer on revise_answers',
  'drop trigger storage_attempt_answer on attempt_answers',
  'drop function storage_answer',
  'drop function storage_recording cascade',
  'drop table learner_storage',
  'alter table recordings drop column uses, drop column first_used_at, drop column unused_since',
];

it('the migration counts stored data, and gives unused recordings their full retention time', async () => {
  await storeGradedPractice(db);
  const { answer } = teachersOf(service);
  const [learner, other] = [await activeLearner(service), await registerLearner(service)];
  const [carried, loose] = [await uploadRecording(service, learner), await uploadRecording(service, learner)];
  await uploadRecording(service, other);
  const said = { type_code: 'voice' as const, recording_id: carried };
  await answer(learner, randomUUID(), TEACHER_QUESTIONS.word, said);
  await answer(learner, randomUUID(), TEACHER_QUESTIONS.word, said);
  for (const statement of UNDO) await owner.execute(sql.raw(statement));

  const [file = ''] = globSync('server/db/migrations/*_storage_counts.sql');
  await owner.transaction(async (tx) => {
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) {
      await tx.execute(sql.raw(statement));
    }
  });
  const rowOf = async (id: string) => (await db.select().from(recordings).where(eq(recordings.id, id)))[0];
  expect(await rowOf(carried)).toMatchObject({
    uses: 2,
    unused_since: null,
    first_used_at: expect.any(Date),
  });
  const { unused_since } = (await rowOf(loose)) ?? {};
  expect(Date.now() - Number(unused_since)).toBeLessThan(60_000);
  const [sums] = await owner.select().from(learnerStorage).where(eq(learnerStorage.learner_id, learner.id));
  expect(sums).toMatchObject({ stored_bytes: 64_088, unattached_bytes: 32_044 });
  expect(await owner.select().from(learnerStorage)).toHaveLength(2);
});
