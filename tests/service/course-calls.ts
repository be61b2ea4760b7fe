import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import { studyEvents } from '#server/db/schema-study.ts';
import { STARTER } from '../support/starter.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';

export const HOUR = 3_600_000;

/** A learner's calls in the starter course, and the responses about it. */
export function courseCalls(service: Service) {
  const { db } = service.platform;
  const read = async <S extends z.core.$ZodType>(
    endpoint: { path: string; response: S },
    { token }: { token?: string | undefined },
    id: string = STARTER.course,
    query = '',
  ): Promise<z.infer<S>> => {
    const answer = await service.get(endpoint.path.replace('{id}', id) + query, { token });
    const parsed = endpoint.response['~standard'].validate(answer.data);
    const result = parsed instanceof Promise ? await parsed : parsed;
    if (answer.status !== 200 || result.issues) throw new Error(`${endpoint.path}: ${answer.code}`);
    return result.value as z.infer<S>;
  };
  return {
    read,
    /** @param at when by the learner's clock, which is `skew` milliseconds behind the server's */
    complete: (
      { token }: TestLearner,
      section_id: string,
      { at = Date.now(), skew = 0, lesson = STARTER.lesson as string, key = randomUUID() } = {},
    ) =>
      service.post(`/ielts/lessons/${lesson}/update-progress`, {
        token,
        key,
        body: { section_id, status: 2, at, skew },
      }),
    submit: (
      { token }: TestLearner,
      practice_id: string = STARTER.practice,
      at = Date.now(),
      attempt_id = randomUUID(),
    ) =>
      service.post('/practice/submit', {
        token,
        key: randomUUID(),
        body: { attempt_id, practice_id, at, skew: 0 },
      }),
    /** Study on some days, as if it had been done then. */
    studied: async (
      { id }: TestLearner,
      days: readonly string[],
      course_id: string | null = STARTER.course,
    ) => {
      if (days.length === 0) return;
      await db.insert(studyEvents).values(
        days.map((day) => ({
          learner_id: id,
          day,
          subject: `section:${STARTER.lesson}/phieu`,
          course_id,
          minutes: 8,
          at: new Date(`${day}T12:00:00Z`),
          counts: true,
        })),
      );
    },
  };
}
