import { randomUUID } from 'node:crypto';
import { count, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { learners } from '#server/db/schema-account.ts';
import { attempts, courseActivations } from '#server/db/schema-progress.ts';
import { STARTER } from '../support/starter.ts';
import { type Answer, startService } from './service.ts';

const LEARNERS = 200;
const CLOCK = { skew: 0, at: Date.now() - 1_000 };

// The default pool size. How long a wait takes depends on the machine; that it ends does not.
const service = await startService({ settings: { DATABASE_POOL: '10', DATABASE_WAIT_SECONDS: '60' } });
const { db, sessions } = service.platform;

/** Learners with the starter course, created without sending registration messages. */
async function makeClass(): Promise<string[]> {
  const rows = Array.from({ length: LEARNERS }, (_, index) => ({
    id: randomUUID(),
    phone: `09${String(10_000_000 + index)}`,
    full_name: 'Lớp Một',
    registration: {},
  }));
  await db.insert(learners).values(rows);
  await db
    .insert(courseActivations)
    .values(
      rows.map(({ id }) => ({ learner_id: id, course_id: STARTER.course, status: 'activated' as const })),
    );
  const tokens = [];
  for (const { id } of rows)
    tokens.push(await sessions.open(db, id, { name: null, network: '127.0.x.x', mark: 'class' }));
  return tokens;
}

const refused = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`);

it('200 learners who save and submit simultaneously are all served, each once', async () => {
  const tokens = await makeClass();
  const { data } = await service.get(`/practice/list-question?practice_id=${STARTER.practice}`);
  const [question] = ENDPOINTS.practice.listQuestion.response.parse(data).questions;
  if (!question) throw new Error('the practice has no question');
  const places = tokens.map((token) => ({ token, attempt_id: randomUUID() }));
  const all = (call: (place: (typeof places)[number]) => Promise<Answer>) => Promise.all(places.map(call));

  const answer = { type_code: 'single_choice', choice: 'A' } as const;
  const saved = await all(({ token, attempt_id }) =>
    service.post('/practice/update-single-answer', {
      token,
      key: randomUUID(),
      body: { attempt_id, practice_id: STARTER.practice, question_id: question.id, answer, ...CLOCK },
    }),
  );
  expect(refused(saved)).toEqual([]);
  // As the app does when a response is slow: the same command twice.
  const handIn = places.map(({ token, attempt_id }) => ({
    token,
    key: randomUUID(),
    body: { attempt_id, practice_id: STARTER.practice, ...CLOCK },
  }));
  const submitted = await Promise.all(
    [...handIn, ...handIn].map((call) => service.post('/practice/submit', call)),
  );
  expect(refused(submitted)).toEqual([]);
  const reports = await Promise.all(
    tokens.map((token) =>
      service.post('/question-report-errors/own', {
        token,
        key: randomUUID(),
        body: { question_id: question.id, errors: [], content: 'Câu này có lỗi.' },
      }),
    ),
  );
  expect(reports.filter(({ status }) => status >= 500)).toEqual([]);

  const [stored] = await db.select({ all: count() }).from(attempts).where(isNotNull(attempts.submitted_at));
  expect(stored?.all).toBe(LEARNERS);
  expect(service.faults).toEqual([]);
}, 60_000);
