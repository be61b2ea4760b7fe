import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { grant } from '#server/domain/operations/grant.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const lessonPath = (id: string, call: string) => `/ielts/lessons/${id}/${call}`;
const at = (minutesAgo: number) => ({ at: Date.now() - minutesAgo * 60_000, skew: 0 });

const complete = (learner: TestLearner, section_id: string, minutesAgo: number, status: 1 | 2 = 2) =>
  service.post(lessonPath(STARTER.lesson, 'update-progress'), {
    token: learner.token,
    key: randomUUID(),
    body: { section_id, status, ...at(minutesAgo) },
  });
const answerRevise = (learner: TestLearner, question_id: string, answer: Answer, minutesAgo: number) =>
  service.post('/revise/submit-question', {
    token: learner.token,
    key: randomUUID(),
    body: { revise_id: 'on-thi-hien-tai', question_id, answer, ...at(minutesAgo) },
  });
const practise = async (learner: TestLearner, minutesAgo: number) => {
  const attempt_id = randomUUID();
  const body = { attempt_id, practice_id: STARTER.practice, ...at(minutesAgo) };
  const answer = await service.post('/practice/submit', { token: learner.token, key: randomUUID(), body });
  expect(answer.status).toBe(200);
  return attempt_id;
};
const redo = (learner: TestLearner, minutesAgo: number, lesson: string = STARTER.lesson) =>
  service.post(lessonPath(lesson, 'redo'), {
    token: learner.token,
    key: randomUUID(),
    body: at(minutesAgo),
  });
const calculate = async (learner: TestLearner, section_id: string) => {
  const answer = await service.post(lessonPath(STARTER.lesson, 'calculate-star-and-cup'), {
    token: learner.token,
    body: { section_id },
  });
  expect(answer.status).toBe(200);
  return ENDPOINTS.lesson.calculateStarAndCup.response.parse(answer.data);
};
const detail = async (learner: TestLearner | null, lesson: string) => {
  const answer = await service.get(lessonPath(lesson, 'assets-with-detail'), { token: learner?.token });
  expect(answer.status).toBe(200);
  return ENDPOINTS.lesson.assetsWithDetail.response.parse(answer.data);
};

describe('a lesson with its sections', () => {
  it('describes each kind of section, in order', async () => {
    const learner = await registerLearner(service);
    await grant(service.platform.db, learner.phone, 'buoc-toi-6', null);
    await service.post('/ielts/course/buoc-toi-6/activate', { token: learner.token });
    const { list_section } = await detail(learner, 'noi-bang-tu-noi');
    expect(list_section.map(({ kind }) => kind)).toEqual([
      'study_sheet',
      'video',
      'doc',
      'revise',
      'duet_video',
      'practice',
    ]);
    // What is only read or watched trains no skill in particular; the duet is spoken.
    expect(list_section.map(({ skills }) => skills)).toEqual([
      [],
      [],
      [],
      ['language', 'speaking'],
      ['speaking'],
      ['speaking'],
    ]);
    expect(list_section.map((section) => section.detail)).toMatchObject([
      { kind: 'study_sheet', study_sheet_id: 'tu-noi' },
      { kind: 'video', content_type: 6, src: expect.stringMatching(/^\/media\/videos\/.+\.mp4$/) },
      { kind: 'doc', content_type: 7, file: null },
      { kind: 'revise', content_type: 10, revise_id: 'on-noi-tu-noi', questions: 7 },
      { kind: 'duet_video', content_type: 14, learner: 'MAN' },
      { kind: 'practice', practice_id: 'noi-hai-chieu', questions: 5 },
    ]);
    const duet = list_section[4]?.detail;
    if (duet?.kind !== 'duet_video') throw new Error('there is no duet');
    for (const line of duet.lines) expect(line.question_id !== null).toBe(line.speaker === 'MAN');
    const video = list_section[1]?.detail;
    const src = video?.kind === 'video' ? video.src : '';
    const part = await service.app.inject({ url: src, headers: { range: 'bytes=0-99' } });
    expect([part.statusCode, part.headers['content-type'], part.rawPayload.length]).toEqual([
      206,
      'video/mp4',
      100,
    ]);
  });

  it('of a paid course is closed to guests and other learners, of a free one open to guests', async () => {
    const stranger = await registerLearner(service);
    for (const call of ['assets-with-detail', 'next-lesson']) {
      for (const token of [undefined, stranger.token]) {
        expect(await service.get(lessonPath('noi-bang-tu-noi', call), { token })).toMatchObject({
          status: 403,
          code: 'COURSE_NOT_ACTIVATED',
        });
      }
      expect((await service.get(lessonPath('none', call))).code).toBe('NOT_FOUND');
    }
    const { user_result } = await detail(null, STARTER.lesson);
    expect(user_result).toEqual({
      lesson_section_result: [],
      star_cup: { stars: 0, most: 9, cup: false },
      redone_at: null,
    });
  });

  it('links to the next lesson of its course; the last one links to none', async () => {
    const next = async (id: string) =>
      ENDPOINTS.lesson.nextLesson.response.parse((await service.get(lessonPath(id, 'next-lesson'))).data)
        .lesson;
    expect((await next('bat-dau'))?.id).toBe('ngay-hom-qua');
    expect(await next('ngay-hom-qua')).toBeNull();
  });

  it('says of the next lesson whether it is open to the caller', async () => {
    const isOpen = async (token?: string) => {
      const { data } = await service.get(lessonPath('noi-va-dien', 'next-lesson'), token ? { token } : {});
      return ENDPOINTS.lesson.nextLesson.response.parse(data).lesson?.is_open;
    };
    // A trial lesson of a course that is to be bought.
    expect(await isOpen()).toBe(false);
    const { id, token } = await activeLearner(service);
    expect(await isOpen(token)).toBe(false);
    const values = { learner_id: id, course_id: 'buoc-toi-6', status: 'activated' as const };
    await service.platform.db.insert(courseActivations).values(values);
    expect(await isOpen(token)).toBe(true);
  });
});

describe('stars and cup', () => {
  it('depend on the share of right answers; the section completed last comes first', async () => {
    const learner = await activeLearner(service);
    await complete(learner, 'phieu', 9);
    await answerRevise(learner, 'on-thi-hien-tai.1', { type_code: 'single_choice', choice: 'A' }, 8);
    await complete(learner, 'on-tap', 7);
    const after = await calculate(learner, 'on-tap');
    expect(after.lesson_section_result.map(({ section_id, stars }) => [section_id, stars])).toEqual([
      ['on-tap', 1],
      ['phieu', 3],
    ]);
    expect(after.star_cup).toEqual({ stars: 4, most: 9, cup: false });
    const course = await service.get(`/ielts/courses/${STARTER.course}/details`, { token: learner.token });
    const listed = ENDPOINTS.course.details.response
      .parse(course.data)
      .lessons.map(({ id, sections, skills }) => ({
        id,
        sections,
        skills,
      }));
    const skills = ['reading', 'writing', 'speaking', 'language'];
    expect(listed).toEqual([
      { id: STARTER.lesson, sections: { completed: 2, total: 3 }, skills },
      { id: 'ngay-hom-qua', sections: { completed: 0, total: 3 }, skills },
    ]);
    await practise(learner, 5);
    const all = await calculate(learner, 'luyen-tap');
    expect(all.lesson_section_result[0]).toMatchObject({ section_id: 'luyen-tap', stars: 1, status: 2 });
    expect(all.star_cup).toEqual({ stars: 5, most: 9, cup: true });
  });

  it('are absent for a section that was only started, and for one of another lesson', async () => {
    const learner = await activeLearner(service);
    await complete(learner, 'phieu', 1, 1);
    expect((await calculate(learner, 'phieu')).lesson_section_result).toMatchObject([
      { status: 1, stars: null, completed_at: null },
    ]);
    const path = lessonPath(STARTER.lesson, 'calculate-star-and-cup');
    const unknown = { token: learner.token, body: { section_id: 'none' } };
    expect((await service.post(path, unknown)).code).toBe('NOT_FOUND');
    expect((await service.post(path, { body: { section_id: 'phieu' } })).code).toBe('NOT_SIGNED_IN');
  });
});

describe('restarting a lesson', () => {
  it('reopens its sections, clears the answers of its revise sets, and keeps attempts and certificates', async () => {
    const learner = await activeLearner(service);
    await complete(learner, 'phieu', 30);
    await answerRevise(learner, 'on-thi-hien-tai.1', { type_code: 'single_choice', choice: 'A' }, 29);
    const attempt = await practise(learner, 28);
    expect((await redo(learner, 20)).status).toBe(200);
    const { user_result } = await detail(learner, STARTER.lesson);
    expect(user_result.lesson_section_result).toEqual([]);
    expect(user_result.redone_at).not.toBeNull();
    const result = await service.get(
      `/practice/list-question?practice_id=${STARTER.practice}&attempt_id=${attempt}`,
      { token: learner.token },
    );
    expect(result.status).toBe(200);
    await complete(learner, 'phieu', 10);
    expect((await detail(learner, STARTER.lesson)).user_result.lesson_section_result).toMatchObject([
      { section_id: 'phieu', status: 2 },
    ]);
  });

  it('is not undone by earlier work that arrives late, nor by an older restart', async () => {
    const learner = await activeLearner(service);
    await redo(learner, 20);
    await redo(learner, 40);
    await complete(learner, 'phieu', 30);
    await answerRevise(learner, 'on-thi-hien-tai.1', { type_code: 'single_choice', choice: 'A' }, 30);
    await practise(learner, 30);
    expect((await detail(learner, STARTER.lesson)).user_result.lesson_section_result).toEqual([]);
    const { data } = await service.get('/revise/list-question?revise_id=on-thi-hien-tai', {
      token: learner.token,
    });
    expect(JSON.stringify(data)).not.toContain('"choice":"A"}');
  });

  it('is only for learners with access to the course', async () => {
    const stranger = await registerLearner(service);
    // Of a paid course.
    expect((await redo(stranger, 1, 'noi-y-ro-rang')).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await redo(stranger, 1, 'none')).code).toBe('NOT_FOUND');
    const path = lessonPath(STARTER.lesson, 'redo');
    expect((await service.post(path, { key: randomUUID(), body: at(1) })).code).toBe('NOT_SIGNED_IN');
    expect((await service.post(path, { token: stranger.token, body: at(1) })).code).toBe(
      'IDEMPOTENCY_KEY_REQUIRED',
    );
  });
});
