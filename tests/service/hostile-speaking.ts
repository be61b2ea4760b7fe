import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer as GivenAnswer } from '#contract/question.ts';
import { speakingSurveys } from '#server/db/schema-speaking-practice.ts';
import { answersOf } from '#server/domain/attempt/store.ts';
import type { TestLearner } from './learner.ts';
import type { Answer, Service } from './service.ts';
import { grantSpeaking } from './speaking-calls.ts';
import { grade, gradedTalk } from './spoken-attempts.ts';
import { uploadRecording } from './upload-recording.ts';

const ROOM = '/ielts/virtual-room';
const TOPIC = 'speaking-weekends';
const TEST = 'speaking-test-1';

type Kept = Record<string, () => Promise<[found: unknown, expected: unknown]>>;

/** Fields of the speaking room: those that store free text, and those that must name something existing. */
export function speakingWith(
  service: Service,
  learner: TestLearner,
  { HOSTILE, SHORT }: { HOSTILE: string; SHORT: string },
) {
  const { token } = learner;
  const { db } = service.platform;
  const post = (path: string, body: object): Promise<Answer> =>
    service.post(path, { token, key: randomUUID(), body: { at: Date.now(), skew: 0, ...body } });
  const talk = async (asked?: string): Promise<GivenAnswer> => ({
    type_code: 'ielts_unscripted_speaking',
    recording_id: await uploadRecording(service, learner),
    transcript: { text: HOSTILE, source: 'learner' },
    ...(asked !== undefined && { asked: { text: asked, by: 'model' } }),
  });
  const stored = async (attempt: string, question: string): Promise<unknown> =>
    (await answersOf(db, attempt)).find(({ questionId }) => questionId === question)?.answer;

  const topic = (name: string) => `${ROOM}/topics/${TOPIC}/${name}`;
  const exam = (name: string) => `${ROOM}/topics/${TEST}/exam/${name}`;

  /** Sends an answer, which is then stored. */
  const spoken =
    (path: string, question_id: string, asked?: string, more: object = {}) =>
    async (): Promise<[unknown, unknown]> => {
      const [attempt_id, answer] = [randomUUID(), await talk(asked)];
      expect((await post(path, { attempt_id, question_id, answer, ...more })).status).toBe(200);
      return [await stored(attempt_id, question_id), answer];
    };
  /** Sends an answer, and then what was said in it. */
  const corrected = (question_id: string, asked?: string) => async (): Promise<[unknown, unknown]> => {
    const [attempt_id, answer] = [randomUUID(), await talk(asked)];
    const first = { ...answer, transcript: { text: 'Bees.', source: 'browser' } };
    await post(topic('submit-question'), { attempt_id, question_id, answer: first });
    const sent = await post(topic('update-question-answer'), { attempt_id, question_id, answer });
    expect(sent.status).toBe(200);
    return [await stored(attempt_id, question_id), answer];
  };
  /** Names a question, or a follow-up of one that has none, which does not exist. */
  const refused =
    (path: string, question_id: string, asked?: string, more: object = {}) =>
    async (): Promise<Answer> =>
      post(path, { attempt_id: randomUUID(), question_id, answer: await talk(asked), ...more });

  const interview = ENDPOINTS.interview.scoreSpeaking.path;
  const trial = ENDPOINTS.speakingTrial.submitQuestion.path;
  const survey = ENDPOINTS.speakingTrial.answerSurvey.path;
  const open = { is_complete: false };

  const kept: Kept = {
    'speakingRoom.submitQuestion.answer.transcript.text': spoken(topic('submit-question'), 'q1'),
    'speakingRoom.submitQuestion.answer.asked.text': spoken(topic('submit-question'), 'q1-more', SHORT),
    'speakingRoom.updateQuestionAnswer.answer.transcript.text': corrected('q1'),
    'speakingRoom.updateQuestionAnswer.answer.asked.text': corrected('q1-more', SHORT),
    'speakingTrial.submitQuestion.answer.transcript.text': spoken(trial, 't1'),
    'speakingTrial.submitQuestion.answer.asked.text': spoken(trial, 't1-more', SHORT),
    'interview.scoreSpeaking.answer.transcript.text': spoken(interview, 'q1', undefined, open),
    'speakingTrial.answerSurvey.answers[].value': async () => {
      const answers = [
        { question_id: 'aim', value: 'not_sure' },
        { question_id: 'hardest', value: 'ideas' },
        { question_id: 'feeling', value: 'easy' },
        { question_id: 'next', value: HOSTILE },
      ];
      const attempt_id = randomUUID();
      await post(trial, { attempt_id, question_id: 't1', answer: await talk() });
      expect((await post(survey, { attempt_id, answers })).status).toBe(200);
      const [row] = await db.select().from(speakingSurveys).where(eq(speakingSurveys.learner_id, learner.id));
      return [row?.answers, expect.objectContaining({ next: HOSTILE })];
    },
    'speakingExam.rejectResult.reason': async () => {
      await grantSpeaking(service, learner);
      const attempt_id = randomUUID();
      const list = (query = '') => service.get(exam(`list-questions${query}`), { token });
      const { listQuestions } = ENDPOINTS.speakingExam;
      const [asked] = listQuestions.response.parse((await list()).data).questions;
      const question_id = asked?.id ?? '';
      const answer = await talk();
      await post(`${ROOM}/topics/${TEST}/submit-question`, { attempt_id, question_id, answer });
      for (const part of [1, 2, 3]) await post(exam('submit-part'), { attempt_id, part });
      await grade(db, attempt_id, question_id, gradedTalk());
      expect((await post(exam('reject-result'), { attempt_id, reason: HOSTILE })).status).toBe(200);
      const { data } = await list(`?attempt_id=${attempt_id}`);
      return [listQuestions.response.parse(data).rejected, expect.objectContaining({ reason: HOSTILE })];
    },
  };
  return {
    kept,
    refused: {
      'speakingRoom.submitQuestion.question_id': refused(topic('submit-question'), SHORT),
      'speakingRoom.updateQuestionAnswer.question_id': refused(topic('update-question-answer'), SHORT),
      'speakingRoom.redoQuestion.question_id': () =>
        post(topic('redo-question'), {
          attempt_id: randomUUID(),
          new_attempt_id: randomUUID(),
          question_id: SHORT,
        }),
      'speakingRoom.askFollowUp.question_id': () =>
        post(topic('follow-up'), { question_id: SHORT, said: 'Bees.' }),
      'speakingRoom.askFollowUp.said': () => post(topic('follow-up'), { question_id: SHORT, said: HOSTILE }),
      'speakingTrial.submitQuestion.question_id': refused(trial, SHORT),
      'speakingTrial.answerSurvey.answers[].question_id': () =>
        post(survey, { attempt_id: randomUUID(), answers: [{ question_id: SHORT, value: 'x' }] }),
      'interview.scoreSpeaking.question_id': refused(interview, SHORT, undefined, open),
      // The interview has no follow-ups, so nothing can have been asked on.
      'interview.scoreSpeaking.answer.asked.text': refused(interview, 'q1', SHORT, open),
    } satisfies Record<string, () => Promise<Answer>>,
  };
}
