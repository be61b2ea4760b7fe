import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import type { Service } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const ROOM = '/ielts/virtual-room';
export const FREE = 'speaking-weekends';
export const PAID = 'speaking-hometown';
export const OTHER_FREE = 'speaking-mobile-phones';

type Asked = Extract<Answer, { type_code: 'ielts_unscripted_speaking' }>['asked'];

export const spoken = (recording_id: string, asked?: Asked, text = 'I like bees.'): Answer => ({
  type_code: 'ielts_unscripted_speaking',
  recording_id,
  transcript: { text, source: 'learner' },
  ...(asked && { asked }),
});

/** Makes the learner a VIP of the speaking room. */
export async function grantSpeaking(service: Service, { id }: TestLearner, until: string | null = null) {
  await service.platform.db
    .insert(vipGrants)
    .values({ learner_id: id, product: 'speaking', until })
    .onConflictDoUpdate({ target: [vipGrants.learner_id, vipGrants.product], set: { until } });
}

export async function speakingVip(service: Service): Promise<TestLearner> {
  const learner = await registerLearner(service);
  await grantSpeaking(service, learner);
  return learner;
}

/** Calls of the speaking room by a learner; times are those of the call unless given. */
export function speakingOf(service: Service, learner: TestLearner, set = FREE) {
  const { token } = learner;
  const { topics, inProgress, listQuestions } = ENDPOINTS.speakingRoom;
  const topic = `${ROOM}/topics/${set}`;
  const post = (
    name: string,
    body: object,
    { key = randomUUID(), at = Date.now() }: { key?: string; at?: number } = {},
  ) => service.post(`${topic}/${name}`, { token, key, body: { at, skew: 0, ...body } });
  const get = (path: string) => service.get(path, { token });
  const list = (attempt_id?: string) =>
    get(`${topic}/list-questions${attempt_id ? `?attempt_id=${attempt_id}` : ''}`);
  return {
    post,
    get,
    list,
    detail: async (attempt_id?: string) => listQuestions.response.parse((await list(attempt_id)).data),
    allowed: () => get(`${topic}/is-allowed`),
    /** Answers a question with a new recording. */
    answer: async (attempt_id: string, question_id: string, asked?: Asked) => {
      const recording = await uploadRecording(service, learner);
      return post('submit-question', { attempt_id, question_id, answer: spoken(recording, asked) });
    },
    submit: (attempt_id: string, key?: string) =>
      post('submit-topic', { attempt_id }, { ...(key && { key }) }),
    topics: async (query: Record<string, string> = {}) =>
      topics.response.parse((await get(`${ROOM}/topics?${new URLSearchParams(query)}`)).data),
    inProgress: async () => inProgress.response.parse((await get(`${ROOM}/folders/in-progress`)).data).sets,
  };
}

/** What was queued to be graded of an attempt, by question. */
export async function queuedOf(service: Service, attempt: string): Promise<string[]> {
  const { rows } = await service.platform.db.execute(
    `select data->>'questionId' as question from pgboss.job where data->>'attemptId' = '${attempt}' order by 1`,
  );
  return z
    .array(z.object({ question: z.string() }))
    .parse(rows)
    .map(({ question }) => question);
}
