import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer as GivenAnswer } from '#contract/question.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';

const { messages, taggedContact, updateMessageAnswer } = ENDPOINTS.learningTrial;

/** The learning trial's fields: those that store free text, and those that must name something existing. */
export function learningTrialWith(
  service: Service,
  { token }: TestLearner,
  texts: { HOSTILE: string; SHORT: string },
) {
  const { HOSTILE, SHORT } = texts;
  const given = (question_id: string, answer: GivenAnswer, attempt_id: string = randomUUID()) =>
    service.patch(updateMessageAnswer.path, {
      token,
      key: randomUUID(),
      body: { attempt_id, question_id, answer, is_complete: false, at: Date.now() - 1_000, skew: 0 },
    });

  /** How one's own lesson shows an answer. */
  const kept = (question: string, answer: GivenAnswer) => async (): Promise<[unknown, unknown]> => {
    const attempt = randomUUID();
    expect((await given(question, answer, attempt)).status).toBe(200);
    const path = messages.path.replace('{id}', attempt);
    const { answers } = messages.response.parse((await service.get(path, { token })).data);
    return [answers.find(({ question_id }) => question_id === question)?.answer, answer];
  };
  const refused = (question: string, answer: GivenAnswer) => (): Promise<Answer> => given(question, answer);

  const text: GivenAnswer = { type_code: 'free_text', text: HOSTILE };
  const said = { type_code: 'ielts_unscripted_speaking', recording_id: randomUUID() } as const;
  const area = 'learningTrial.updateMessageAnswer';
  return {
    kept: {
      [`${area}.answer.text`]: kept('first-word', text),
    },
    refused: {
      [`${area}.question_id`]: refused(SHORT, text),
      [`${area}.answer.choice`]: refused('first-answer', { type_code: 'single_choice', choice: HOSTILE }),
      [`${area}.answer.choices[]`]: refused('first-answer', {
        type_code: 'multiple_choice',
        choices: [HOSTILE],
      }),
      [`${area}.answer.blanks.*`]: refused('first-order', {
        type_code: 'fill_paragraph',
        blanks: { 1: HOSTILE },
      }),
      [`${area}.answer.pairs.*`]: refused('first-answer', { type_code: 'matching', pairs: { 1: HOSTILE } }),
      [`${area}.answer.u`]: refused('first-answer', { type_code: 'ielts_writing', u: HOSTILE }),
      [`${area}.answer.transcript.text`]: refused('first-say', {
        ...said,
        transcript: { text: HOSTILE, source: 'learner' },
      }),
      [`${area}.answer.asked.text`]: refused('first-say', { ...said, asked: { text: SHORT, by: 'model' } }),
      'learningTrial.taggedContact.book': () =>
        service.post(taggedContact.path, { token, key: randomUUID(), body: { book: SHORT } }),
    },
  };
}
