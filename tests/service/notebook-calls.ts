import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';

const DAY = 86_400_000;

/** A learner's notebook calls on one service. Times are days before now. */
export function notebookOf(service: Service) {
  const clock = (daysAgo = 0, skew = 0) => ({ at: Date.now() - daysAgo * DAY - skew, skew });
  const post = ({ token }: TestLearner, path: string, body: object, key = randomUUID()) =>
    service.post(path, { token, key, body });

  const review = (
    learner: TestLearner,
    rating: number,
    { daysAgo = 0, card_id = '', event_id = randomUUID(), key = randomUUID(), skew = 0 } = {},
  ) => post(learner, '/notebook/review', { card_id, rating, event_id, ...clock(daysAgo, skew) }, key);
  const saveWord = (learner: TestLearner, word: string, more: object = {}, daysAgo = 0) =>
    post(learner, '/notebook/words', {
      word,
      meaning: null,
      ipa: null,
      context: null,
      source: null,
      event_id: randomUUID(),
      ...clock(daysAgo),
      ...more,
    });
  const remove = (learner: TestLearner, card_id: string, daysAgo = 0) =>
    post(learner, '/notebook/remove', { card_id, event_id: randomUUID(), ...clock(daysAgo) });

  async function read({ token }: TestLearner, query = '') {
    const answer = await service.get(`/notebook?${query}`, { token });
    expect(answer.status).toBe(200);
    return ENDPOINTS.notebook.list.response.parse(answer.data);
  }
  return { clock, post, review, saveWord, remove, read };
}
