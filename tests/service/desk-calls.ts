import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AiEvaluation } from '#contract/evaluation.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { DraftPart, DraftPartName, GivenVerdict } from '#contract/teacher-desk.ts';
import type { TeacherCriterion } from '#contract/teacher-evaluation.ts';
import { attemptAnswers } from '#server/db/schema-progress.ts';
import type { teachersOf } from './graded-practice.ts';
import { TEACHER_QUESTIONS } from './graded-practice.ts';
import { activeLearner, type TestLearner } from './learner.ts';
import type { Service } from './service.ts';

export const BANDS = [
  { code: 'TR', band: 6.5 },
  { code: 'CC', band: 6 },
  { code: 'LR', band: 6 },
  { code: 'GRA', band: 5.5 },
] as const satisfies { code: TeacherCriterion; band: number }[];

export const gradeOf = (band = 6, comments: Extract<GivenVerdict, { kind: 'grade' }>['comments'] = []) =>
  ({
    kind: 'grade',
    criteria: BANDS.map(({ code }) => ({ code, band })),
    summary: null,
    comments,
  }) satisfies GivenVerdict;

/** An AI's grade of an essay: this band overall and for each criterion. */
function aiGrade(point: number): AiEvaluation {
  const band = { low: point - 0.5, point, high: point + 0.5 };
  return {
    status: 'finished',
    content: {
      kind: 'writing',
      result: {
        outcome: 'graded',
        engine: { name: 'test', version: '1' },
        band,
        confidence: 0.5,
        word_count: 16,
        criteria: BANDS.map(({ code }) => ({ code, band, reasons: [] })),
      },
    },
  };
}

/** A teacher's calls at the desk, on one service. */
export function deskOf(service: Service, teachers: ReturnType<typeof teachersOf>) {
  const send = (method: 'PUT' | 'POST', path: string, { token }: TestLearner, body: object, key?: string) =>
    method === 'PUT'
      ? service.put(path, { token, body })
      : service.post(path, { token, body, ...(key !== undefined && { key }) });
  const command = (path: string, teacher: TestLearner, body: object, key: string = randomUUID()) =>
    send('POST', path, teacher, body, key);

  const part = (more: Partial<DraftPart> = {}): DraftPart => ({
    at: Date.now(),
    skew: 0,
    band: 6,
    comments: [],
    summary: null,
    ...more,
  });

  return {
    queue: async ({ token }: TestLearner, query = '') =>
      ENDPOINTS.teacherDesk.queue.response.parse(
        (await service.get(`/desk/gradings${query}`, { token })).data,
      ),
    taskRaw: ({ token }: TestLearner, id: string) => service.get(`/desk/gradings/${id}`, { token }),
    task: async ({ token }: TestLearner, id: string) =>
      ENDPOINTS.teacherDesk.task.response.parse((await service.get(`/desk/gradings/${id}`, { token })).data),
    recording: ({ token }: TestLearner, id: string) =>
      service.app.inject({
        method: 'GET',
        url: `/api/desk/gradings/${id}/recording`,
        headers: { authorization: `Bearer ${token}` },
      }),
    take: async (teacher: TestLearner, holding: string[] = []) =>
      ENDPOINTS.teacherDesk.take.response.parse((await send('POST', '/desk/take', teacher, { holding })).data)
        .task,
    claim: (teacher: TestLearner, id: string) => send('PUT', `/desk/gradings/${id}/claim`, teacher, {}),
    release: (teacher: TestLearner, id: string) => send('PUT', `/desk/gradings/${id}/release`, teacher, {}),
    reveal: (teacher: TestLearner, id: string, criteria: readonly object[] = BANDS) =>
      send('PUT', `/desk/gradings/${id}/estimate`, teacher, { criteria }),
    save: (teacher: TestLearner, grading_id: string, name: DraftPartName, more: Partial<DraftPart> = {}) =>
      command('/desk/drafts', teacher, { grading_id, part: name, ...part(more) }),
    submit: (
      teacher: TestLearner,
      grading_id: string,
      version: number,
      verdict: GivenVerdict,
      key?: string,
    ) => command('/desk/verdicts', teacher, { grading_id, version, verdict }, key),
    conflict: ({ token }: TestLearner, id: string) => service.get(`/desk/gradings/${id}/conflict`, { token }),
    settle: (teacher: TestLearner, id: string, verdict: GivenVerdict | null) =>
      send('PUT', `/desk/gradings/${id}/conflict`, teacher, { keep: verdict !== null, verdict }),
    message: (teacher: TestLearner, grading_id: string, text: string, id: string = randomUUID()) =>
      command('/desk/messages', teacher, { id, grading_id, text }),
    graded: async ({ token }: TestLearner) =>
      ENDPOINTS.teacherDesk.mine.response.parse((await service.get('/desk/graded', { token })).data),
    readReply: (teacher: TestLearner, grading_id: string) =>
      send('POST', '/desk/messages/read', teacher, { grading_id }),
    answer: (learner: TestLearner, grading_id: string, text: string) =>
      command('/grading/answer-teacher', learner, { id: randomUUID(), grading_id, text }),
    command,

    /** An essay that waits for a teacher. */
    async essay(question: string = TEACHER_QUESTIONS.byTeacher) {
      const learner = await activeLearner(service);
      const attempt = await teachers.handIn(learner, question);
      const id = (await teachers.read(learner, attempt, question)).teacher_evaluation?.id ?? '';
      return { learner, attempt, id };
    },
    /** Stores the AI's grade of an answer. */
    setAi: (attempt: string, point: number) =>
      service.platform.db
        .update(attemptAnswers)
        .set({ evaluation: aiGrade(point) })
        .where(eq(attemptAnswers.attempt_id, attempt)),
  };
}
