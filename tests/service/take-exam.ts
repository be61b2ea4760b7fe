import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';

export const MINUTE = 60_000;
export const ago = (minutes: number): number => Date.now() - minutes * MINUTE;
export const text = (said: string): Answer => ({ type_code: 'free_text', text: said });

export interface Command {
  attempt_id: string;
  test_id?: string;
  question_id?: string | null;
  answer?: unknown;
  marked_for_review?: boolean;
  at?: number;
  skew?: number;
}

/** A learner's calls in a timed test, by default the reading test. Times are milliseconds since 1970. */
export function examTaking(service: Service) {
  const update = (learner: TestLearner, body: Command, key = randomUUID()) =>
    service.post('/practice-test/update-answer', {
      token: learner.token,
      key,
      body: { test_id: 'reading', question_id: null, answer: null, at: Date.now(), skew: 0, ...body },
    });
  const read = (learner: TestLearner | null, attempt_id?: string, test_id = 'reading') =>
    service.get(
      `/practice-test/list-question?${new URLSearchParams({ test_id, ...(attempt_id && { attempt_id }) })}`,
      { token: learner?.token },
    );
  return {
    update,
    read,
    begin: (learner: TestLearner, attempt_id: string, at: number, test_id = 'reading') =>
      update(learner, { attempt_id, at, test_id }),
    giveAnswer: (learner: TestLearner, attempt_id: string, question: number, said: string, at: number) =>
      update(learner, { attempt_id, question_id: `reading.${question}`, answer: text(said), at }),
    submit: (learner: TestLearner, attempt_id: string, at = Date.now(), practice_id = 'reading') =>
      service.post('/practice/submit', {
        token: learner.token,
        key: randomUUID(),
        body: { attempt_id, practice_id, at, skew: 0 },
      }),
    view: async (learner: TestLearner | null, attempt_id?: string, test_id = 'reading') => {
      const answer = await read(learner, attempt_id, test_id);
      const found = ENDPOINTS.examTaking.listQuestion.response.safeParse(answer.data);
      if (!found.success) throw new Error(`${answer.code}: ${z.prettifyError(found.error)}`);
      return found.data;
    },
    /** Moves an attempt into the past: all its stored times become that much earlier. */
    letPass: async (attempt_id: string, minutes: number): Promise<void> => {
      const { db } = service.platform;
      const shift = sql`make_interval(mins => ${minutes})`;
      await db
        .update(attempts)
        .set({ opened_at: sql`opened_at - ${shift}`, deadline_at: sql`deadline_at - ${shift}` })
        .where(eq(attempts.id, attempt_id));
      await db
        .update(attemptAnswers)
        .set({ answered_at: sql`answered_at - ${shift}` })
        .where(eq(attemptAnswers.attempt_id, attempt_id));
    },
    stored: async (attempt_id: string) =>
      (await service.platform.db.select().from(attempts).where(eq(attempts.id, attempt_id)))[0],
  };
}
