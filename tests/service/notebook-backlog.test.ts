import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAILY_CAP, NOTEBOOK_DAYS } from '#contract/notebook.ts';
import { notebookCards } from '#server/db/schema-notebook.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { startService } from './service.ts';
import { ago, examTaking } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { review, saveWord, remove, read } = notebookOf(service);
const DAY = 86_400_000;

/** Saves this many words, each on its own day long ago. */
async function backlog(learner: TestLearner, count: number, dueAt: (at: number) => number): Promise<void> {
  await saveWord(learner, 'seed', {}, 90);
  const [seed] = await db.select().from(notebookCards).where(eq(notebookCards.learner_id, learner.id));
  if (!seed) throw new Error('nothing was saved');
  const rows = Array.from({ length: count }, (_, at) => {
    const due = dueAt(at);
    const word = { word: `word ${at}`, meaning: null, ipa: null, context: null, source: null };
    return { ...seed, id: `w:word ${at}`, word, due, memory: { ...seed.memory, due }, lapsed_at: due };
  });
  await db.insert(notebookCards).values(rows);
  await remove(learner, 'w:seed');
}

describe('a backlog', () => {
  it('after 60 days of absence is limited to one day’s share, newest mistakes first', async () => {
    const learner = await registerLearner(service);
    await backlog(learner, 240, (at) => Date.now() - (at / 4) * DAY);
    const page = await read(learner);
    expect(page.today).toBe(DAILY_CAP);
    expect(page.cards.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => `w:word ${at}`));
    expect(page.more).toBe(true);
  });

  it('of 500 cards is sent to a device only for the next days', async () => {
    const learner = await registerLearner(service);
    await backlog(learner, 500, (at) => Date.now() - at * 1000);
    const ids: string[] = [];
    for (let more = true; more; ) {
      const page = await read(learner, `limit=50&offset=${ids.length}`);
      expect(page.today).toBe(DAILY_CAP);
      ids.push(...page.cards.map(({ id }) => id));
      more = page.more;
    }
    expect(new Set(ids).size).toBe(DAILY_CAP * NOTEBOOK_DAYS);
    expect((await read(learner, 'limit=50&offset=9000')).cards).toEqual([]);
  });

  it('is no longer due today once today’s share is done', async () => {
    const learner = await registerLearner(service);
    await backlog(learner, 50, (at) => Date.now() - at * 1000);
    for (let at = 0; at < DAILY_CAP; at++) await review(learner, 3, { card_id: `w:word ${at}` });
    expect((await read(learner)).today).toBe(0);
    // Forgotten once more today: the card keeps its place, and no other is added.
    await review(learner, 1, { card_id: 'w:word 0' });
    expect((await read(learner)).today).toBe(1);
  });

  it('is read by the index of due cards', async () => {
    const learner = await registerLearner(service);
    await backlog(learner, 500, (at) => Date.now() - at * 1000);
    const plan = await db.transaction(async (tx) => {
      // Without statistics the planner's choice of index is arbitrary.
      await tx.execute('analyze notebook_cards');
      await tx.execute('set local enable_seqscan = off');
      return tx.execute(
        `explain select id from notebook_cards where learner_id = '${learner.id}' and not removed and due < 1`,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain('notebook_cards_due');
  });
});

/** Minutes. */
const DAY_BEFORE = 24 * 60;

describe('a timed test', () => {
  it('with 38 mistakes fills the day after and leaves the rest for the next', async () => {
    await storeExams(db);
    const { submit, update } = examTaking(service);
    const learner = await registerLearner(service);
    const attempt_id = randomUUID();
    const answer = { type_code: 'free_text' as const, text: 'chair' };
    for (let at = 1; at <= 38; at++) {
      const sent = await update(learner, {
        attempt_id,
        test_id: 'reading',
        question_id: `reading.${at}`,
        answer,
        at: ago(DAY_BEFORE + 5),
      });
      expect(sent.status).toBe(200);
    }
    expect((await submit(learner, attempt_id, ago(DAY_BEFORE + 1), 'reading')).status).toBe(200);
    const page = await read(learner, 'limit=50');
    expect([page.today, page.cards.length]).toEqual([DAILY_CAP, 38]);
    expect(page.cards[0]).toMatchObject({
      kind: 'question',
      exercise: 'Test reading',
      wrong_answer: answer,
      excerpt: 'The lamp stood on the roof.',
    });
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
