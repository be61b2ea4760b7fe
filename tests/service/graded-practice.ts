import { createHash, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { QuestionResult } from '#contract/practice.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { type Answer, type Question, type QuestionContent, questionKeySchema } from '#contract/question.ts';
import type { Database } from '#server/db/connect.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { submitVerdict } from '#server/domain/teacher-grading/submit-verdict.ts';
import { STARTER } from '../support/starter.ts';
import type { TestLearner } from './learner.ts';
import type { Service } from './service.ts';

/** A practice of the starter course whose questions go to different graders. */
export const GRADED = 'cham-bai';
export const TEACHER_QUESTIONS = {
  byKey: `${GRADED}.1`,
  byAi: `${GRADED}.2`,
  byTeacher: `${GRADED}.3`,
  byBoth: `${GRADED}.4`,
  talk: `${GRADED}.5`,
  word: `${GRADED}.6`,
  byAiToo: `${GRADED}.7`,
} as const;

export const ESSAY = 'Bees help our city. They live on the roof of the library, and nobody was stung.';

const writing: QuestionContent = {
  type_code: 'ielts_writing',
  prompt: 'Write about bees.',
  task: 2,
  min_words: 20,
};
const CONTENTS: [QuestionContent, Pick<Question, 'grading_object' | 'ai_grades_too'>][] = [
  [{ type_code: 'free_text', prompt: 'What stings?', word_limit: 1 }, { grading_object: 0 }],
  [writing, { grading_object: 1 }],
  [writing, { grading_object: 2 }],
  [writing, { grading_object: 2, ai_grades_too: true }],
  [
    {
      type_code: 'ielts_unscripted_speaking',
      prompt: 'Describe an insect.',
      part: 2,
      cues: ['what it is', 'where it lives'],
      prep_seconds: 60,
      max_seconds: 120,
    },
    { grading_object: 1 },
  ],
  [
    { type_code: 'voice', prompt: 'Say it.', text: 'honey', ipa: null, model_audio: null },
    { grading_object: 1 },
  ],
  [writing, { grading_object: 1 }],
];

export async function storeGradedPractice(db: Database): Promise<void> {
  await db.insert(exercises).values({
    id: GRADED,
    kind: 'practice',
    title: 'Chấm bài',
    instructions: 'Làm bài.',
    grading_scale: 0,
    course_id: STARTER.course,
    lesson_id: STARTER.lesson,
  });
  await db.insert(questions).values(
    CONTENTS.map(([content, grading], index) => {
      const question: Question = {
        id: `${GRADED}.${index + 1}`,
        position: index + 1,
        folder_id: `${GRADED}.1`,
        folder_name: 'Writing',
        question_id_stem: null,
        marks: 1,
        ...grading,
        content,
      };
      const { type_code } = content;
      const accepted = type_code === 'free_text' ? { accepted: 'bee' } : {};
      const key = questionKeySchema.parse({ type_code, ...accepted });
      return { exercise_id: GRADED, id: question.id, position: question.position, question, key };
    }),
  );
}

/** A learner's calls about teacher gradings, on one service. */
export function teachersOf(service: Service) {
  const clock = () => ({ at: Date.now() - 1_000, skew: 0 });
  const post = ({ token }: TestLearner, path: string, body: object, key: string = randomUUID()) =>
    service.post(path, { token, key, body });

  const answer = (learner: TestLearner, attempt_id: string, question_id: string, given: Answer) =>
    post(learner, '/practice/update-single-answer', {
      attempt_id,
      practice_id: GRADED,
      question_id,
      answer: given,
      ...clock(),
    });
  const submit = (learner: TestLearner, attempt_id: string) =>
    post(learner, '/practice/submit', { attempt_id, practice_id: GRADED, ...clock() });

  /** A submitted attempt with an essay for each of the questions. */
  async function handIn(learner: TestLearner, ...questionIds: string[]): Promise<string> {
    const attempt = randomUUID();
    for (const id of questionIds) {
      const sent = await answer(learner, attempt, id, { type_code: 'ielts_writing', u: ESSAY });
      expect(sent.status).toBe(200);
    }
    expect((await submit(learner, attempt)).status).toBe(200);
    return attempt;
  }

  const ask = (learner: TestLearner, attempt_id: string, question_id: string, key?: string) =>
    post(learner, '/grading/ask-teacher', { attempt_id, question_id }, key);
  const requestRegrade = (
    learner: TestLearner,
    attempt_id: string,
    question_id: string,
    reason = 'Em nghĩ bài đủ ý.',
    key?: string,
  ) => post(learner, '/grading/ask-regrade', { attempt_id, question_id, reason }, key);

  const readRaw = ({ token }: TestLearner, attempt: string, question: string) =>
    service.get(`/grading/teacher/${attempt}/${encodeURIComponent(question)}`, { token });
  const read = async (learner: TestLearner, attempt: string, question: string) =>
    ENDPOINTS.teacherGrading.read.response.parse((await readRaw(learner, attempt, question)).data);

  const result = async ({ token }: TestLearner, attempt: string) => {
    const path = `/practice/list-question?practice_id=${GRADED}&attempt_id=${attempt}`;
    return ENDPOINTS.practice.listQuestion.response.parse((await service.get(path, { token })).data);
  };
  const userOf = async (
    learner: TestLearner,
    attempt: string,
    question: string,
  ): Promise<QuestionResult['user'][number] | undefined> =>
    (await result(learner, attempt)).questions.find(({ id }) => id === question)?.user[0];

  /** Stores these bands as a teacher's grade. */
  const grade = (id: string, band: number) =>
    service.platform.db.transaction((tx) =>
      submitVerdict(
        tx,
        id,
        () => ({ graded_by: 'Cô Mai', grade: { band, criteria: [], summary: null, comments: [] } }),
        new Date(),
      ),
    );

  async function upload({ token }: TestLearner, bytes: Buffer): Promise<string> {
    const id = randomUUID();
    const headers = {
      'content-type': 'application/octet-stream',
      'upload-id': id,
      'upload-offset': '0',
      'upload-length': String(bytes.length),
      'upload-sha256': createHash('sha256').update(bytes).digest('hex'),
      'upload-type': 'audio/wav',
    };
    const sent = await service.post('/files/upload-to-server', { token, headers, body: bytes });
    expect(sent.data).toMatchObject({ complete: true });
    return id;
  }

  /** A submitted attempt with a recorded talk. */
  async function talk(learner: TestLearner, bytes: Buffer): Promise<string> {
    const attempt = randomUUID();
    const recording_id = await upload(learner, bytes);
    const given: Answer = { type_code: 'ielts_unscripted_speaking', recording_id };
    expect((await answer(learner, attempt, TEACHER_QUESTIONS.talk, given)).status).toBe(200);
    expect((await submit(learner, attempt)).status).toBe(200);
    return attempt;
  }

  return { answer, submit, handIn, ask, requestRegrade, read, readRaw, result, userOf, grade, talk };
}
