import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { vipGrants } from '#server/db/schema-vip.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';

export const CONVERSATIONS = '/ielts/conversations';
/** Choices that suggest the level whose number stands in `step5`. */
export const CHOICES = {
  step1: { value: 'travel' },
  step2: { value: ['food', 'people'] },
  step4: { value: 'minutes-10' },
  step5: { value: 'level-1' },
  entry_test: null,
};
const VISIT = { end: 'good', missions: [], understood: 5, turns: 7 };

export const grantVip = (
  { platform: { db } }: Service,
  { id }: TestLearner,
  product: 'conversation' | 'speaking',
  until: string | null = null,
) => db.insert(vipGrants).values({ learner_id: id, product, until });

/** Calls of one learner; `at` is when they are made by their clock. */
export function conversationsOf(service: Service, { token }: Pick<TestLearner, 'token'>) {
  const command = (path: string, body: object, at: number, key: string): Promise<Answer> =>
    service.post(`${CONVERSATIONS}/${path}`, { token, key, body: { ...body, at, skew: 0 } });
  return {
    get: (path: string) => service.get(`${CONVERSATIONS}/${path}`, { token }),
    async levels() {
      const answer = await service.get(`${CONVERSATIONS}/levels`, { token });
      return ENDPOINTS.conversationLevel.levels.response.parse(answer.data);
    },
    async classes(course: string) {
      const answer = await service.get(`${CONVERSATIONS}/courses/${course}/classes`, { token });
      return ENDPOINTS.conversationCourse.classes.response.parse(answer.data).classes;
    },
    introduce: (given: object = {}, at = Date.now(), key = randomUUID()) =>
      command('onboarding-result', { ...CHOICES, ...given }, at, key),
    select: (level: number, at = Date.now()) => command('levels', { level }, at, randomUUID()),
    levelUp: (course: string, at = Date.now(), key = randomUUID()) =>
      command(`courses/${course}/level-up`, {}, at, key),
    visit: (scene: string, given: object = {}, at = Date.now()) =>
      command(`scenes/${scene}/visits`, { id: randomUUID(), ...VISIT, ...given }, at, randomUUID()),
  };
}
