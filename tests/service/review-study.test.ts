import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vietnamDay } from '#rules/calendar/calendar.ts';
import { REVIEWS_OF_A_STUDY_DAY } from '#rules/streak/review-study.ts';
import { studyEvents } from '#server/db/schema-study.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { notebookOf } from './notebook-calls.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const notebook = notebookOf(service);
const WORDS = Array.from(
  { length: REVIEWS_OF_A_STUDY_DAY + 2 },
  (_, at) => `word${String.fromCharCode(97 + at)}`,
);
const DAY = 86_400_000;

const studyOf = ({ id }: TestLearner) =>
  db
    .select({ day: studyEvents.day, subject: studyEvents.subject, counts: studyEvents.counts })
    .from(studyEvents)
    .where(eq(studyEvents.learner_id, id));
async function withWords(words: readonly string[], daysAgo: number): Promise<TestLearner> {
  const learner = await registerLearner(service);
  for (const word of words) await notebook.saveWord(learner, word, { ipa: '/x/' }, daysAgo);
  return learner;
}
const review = (learner: TestLearner, word: string, daysAgo = 0, rating = 4) =>
  notebook.review(learner, rating, { card_id: `w:${word}`, daysAgo });

describe('reviews of the notebook', () => {
  it('make a study day once ten cards are reviewed', async () => {
    const learner = await withWords(WORDS, 1);
    for (const word of WORDS.slice(0, REVIEWS_OF_A_STUDY_DAY - 1)) await review(learner, word);
    for (let time = 0; time < 2; time++) await review(learner, WORDS[0] ?? '');
    expect(await studyOf(learner)).toEqual([]);
    for (const word of WORDS.slice(REVIEWS_OF_A_STUDY_DAY - 1)) await review(learner, word);
    expect(await studyOf(learner)).toEqual([
      { day: vietnamDay(Date.now()), subject: 'notebook:reviews', counts: true },
    ]);
  });

  it('make one with fewer cards if no more are due', async () => {
    const learner = await withWords(['hive', 'wax'], 1);
    await review(learner, 'hive');
    expect(await studyOf(learner)).toEqual([]);
    await review(learner, 'wax', 0, 1);
    // Forgotten: due again today.
    expect(await studyOf(learner)).toEqual([]);
    await review(learner, 'wax');
    expect(await studyOf(learner)).toHaveLength(1);
  });

  it('count for the day on which they were done, if they arrive in time', async () => {
    const [late, tooLate] = [await withWords(['hive'], 3), await withWords(['hive'], 4)];
    await review(late, 'hive', 1);
    await review(tooLate, 'hive', 3);
    expect(await studyOf(late)).toMatchObject([{ day: vietnamDay(Date.now() - DAY), counts: true }]);
    expect(await studyOf(tooLate)).toMatchObject([{ counts: false }]);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
