import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Answer as GivenAnswer } from '#contract/question.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';
import { ago, examTaking } from './take-exam.ts';

/** A timed test's fields: those that store free text, and those that must name something existing. */
export function testAnswersWith(service: Service, learner: TestLearner, hostile: string) {
  const { submit, update, view } = examTaking(service);
  const given = (test_id: string, question_id: string, answer: GivenAnswer, attempt_id = randomUUID()) =>
    update(learner, { attempt_id, test_id, question_id, answer, at: ago(1) });

  /** How a test shows an answer, before and after submission. */
  const kept = (test_id: string, answer: GivenAnswer) => async (): Promise<[unknown, unknown]> => {
    const attempt = randomUUID();
    const question = `${test_id}.1`;
    expect((await given(test_id, question, answer, attempt)).status).toBe(200);
    const read = async () =>
      (await view(learner, attempt, test_id)).questions.find(({ id }) => id === question)?.user[0]?.bai_lam;
    const before = await read();
    expect((await submit(learner, attempt, Date.now(), test_id)).status).toBe(200);
    expect(await read()).toEqual(before);
    return [before, answer];
  };
  const refused = (test_id: string, question_id: string, answer: GivenAnswer) => (): Promise<Answer> =>
    given(test_id, question_id, answer);

  const text: GivenAnswer = { type_code: 'free_text', text: hostile };
  return {
    kept: {
      'examTaking.updateAnswer.answer.text': kept('reading', text),
      'examTaking.updateAnswer.answer.u': kept('writing', { type_code: 'ielts_writing', u: hostile }),
      'examTaking.updateAnswer.answer.blanks.*': kept('form', {
        type_code: 'fill_paragraph',
        blanks: { 1: hostile },
      }),
    },
    refused: {
      'examTaking.updateAnswer.test_id': refused('<script>a()</script>', 'reading.1', text),
      'examTaking.updateAnswer.question_id': refused('reading', '<script>a()</script>', text),
      'examTaking.updateAnswer.answer.choice': refused('reading', 'reading.1', {
        type_code: 'single_choice',
        choice: hostile,
      }),
      'examTaking.updateAnswer.answer.choices[]': refused('reading', 'reading.39', {
        type_code: 'multiple_choice',
        choices: [hostile],
      }),
      'examTaking.updateAnswer.answer.transcript.text': refused('reading', 'reading.1', {
        type_code: 'ielts_unscripted_speaking',
        recording_id: randomUUID(),
        transcript: { text: hostile, source: 'learner' },
      }),
      'examTaking.updateAnswer.answer.asked.text': refused('reading', 'reading.1', {
        type_code: 'ielts_unscripted_speaking',
        recording_id: randomUUID(),
        asked: { text: '<script>a()</script>', by: 'model' },
      }),
      'examTaking.updateAnswer.answer.pairs.*': refused('reading', 'reading.1', {
        type_code: 'matching',
        pairs: { 1: hostile },
      }),
    },
  };
}
