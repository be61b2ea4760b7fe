import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { newPhone } from '../support/new-phone.ts';
import { STARTER } from '../support/starter.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { giveRoles, staffMember } from './staff-member.ts';

const service = await startService();
const { token } = await staffMember(service, 'operator');
const teacher = await registerLearner(service);
await giveRoles(service, teacher.id, ['teacher']);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const post = (path: string, body?: unknown) =>
  service.post(path, { token, ...(body !== undefined && { body }) });
const put = (path: string, body: unknown) => service.put(path, { token, body });
const classIn = (answer: { data: unknown }) => ENDPOINTS.staffClasses.one.response.parse(answer.data);
const fields = {
  ...{ name: 'Lớp tối 2-4-6', summary: 'Luyện nói và viết.', level: 2 },
  ...{ teacher_id: teacher.id, meeting_link: 'https://meet.example/lop' },
};
const make = (code: string = randomUUID(), given: object = {}) =>
  post('/desk/classes', { code, ...fields, ...given });
const newClass = async () => classIn(await make());

let day = 0;
/** An hour on a day of its own, so that the teacher is free. */
function times(hour = 10) {
  day += 1;
  const starts_at = Math.ceil(Date.now() / DAY_MS) * DAY_MS + day * DAY_MS + hour * HOUR_MS;
  return { starts_at, ends_at: starts_at + HOUR_MS };
}
const addLesson = (id: string, given: object) =>
  post(`/desk/classes/${id}/lessons`, { title: 'Buổi 1', ...given });
const refused = (words: RegExp) => ({ status: 409, code: 'CLASS_REFUSED', message: words });

describe('a class', () => {
  it('is made with its teacher, once under one code', async () => {
    const code = randomUUID();
    expect(classIn(await make(code))).toMatchObject({ code, teacher: { id: teacher.id }, members: 0 });
    expect(await make(code)).toMatchObject(refused(/mã này/));
    const { data } = await service.get('/desk/classes', { token });
    expect(ENDPOINTS.staffClasses.list.response.parse(data)).toMatchObject({
      classes: [{ code }],
      teachers: [{ id: teacher.id }],
    });
  });

  it.each([
    ['a link that is none', { meeting_link: 'javascript:alert(1)' }, 409],
    ['no name', { name: ' ' }, 409],
    ['a level that is none', { level: 7 }, 409],
    ['a teacher who is nobody', { teacher_id: randomUUID() }, 404],
  ])('is not made with %s', async (_, given, status) => {
    expect((await make(undefined, given)).status).toBe(status);
  });

  it('gets members by their number, whose numbers stay masked', async () => {
    const { id } = await newClass();
    const learner = await registerLearner(service);
    const add = (phone: string) => post(`/desk/classes/${id}/members`, { phone });
    const answer = await add(learner.phone);
    expect(classIn(answer).people).toMatchObject([{ id: learner.id }]);
    expect(JSON.stringify(answer.data)).not.toContain(learner.phone);
    expect(await add(learner.phone)).toMatchObject(refused(/ở trong lớp rồi/));
    expect(await add(newPhone())).toMatchObject({ status: 404, message: /chưa có tài khoản/ });
    expect((await service.get('/tutoring/classes', { token: learner.token })).data).toMatchObject({
      classes: [{ id }],
    });
    const end = () => post(`/desk/classes/${id}/members/end`, { learner_id: learner.id });
    expect(classIn(await end()).people).toEqual([]);
    expect(await end()).toMatchObject(refused(/không ở trong lớp/));
  });

  it('is changed, closed and opened again', async () => {
    const { id } = await newClass();
    const changed = await put(`/desk/classes/${id}`, { ...fields, name: 'Lớp sáng', teacher_id: null });
    expect(classIn(changed)).toMatchObject({ name: 'Lớp sáng', teacher: null });
    expect(await addLesson(id, times())).toMatchObject(refused(/chưa có giáo viên/));
    const close = (is_closed: boolean) => put(`/desk/classes/${id}/closed`, { is_closed });
    expect(classIn(await close(true)).is_closed).toBe(true);
    expect(await close(true)).toMatchObject(refused(/đã đóng/));
    expect(classIn(await close(false)).is_closed).toBe(false);
  });
});

describe('a lesson', () => {
  it('is refused at the time of another, of the class or of its teacher, and in the past', async () => {
    const [one, other] = [await newClass(), await newClass()];
    const at = times();
    expect((await addLesson(one.id, at)).status).toBe(200);
    for (const { id } of [one, other]) expect(await addLesson(id, at)).toMatchObject(refused(/trùng giờ/));
    const before = { starts_at: Date.now() - 2 * HOUR_MS, ends_at: Date.now() - HOUR_MS };
    expect(await addLesson(one.id, before)).toMatchObject(refused(/đã qua/));
    const turned = { starts_at: at.ends_at + HOUR_MS, ends_at: at.ends_at };
    expect(await addLesson(one.id, turned)).toMatchObject(refused(/15 phút/));
    expect((await addLesson(one.id, { starts_at: 1e20, ends_at: 2e20 })).code).toBe('BAD_REQUEST');
  });

  it('is moved, also over midnight, by whoever saw its latest version', async () => {
    const { id } = await newClass();
    const [lesson] = classIn(await addLesson(id, times())).lessons;
    const midnight = times(16.5);
    const move = (body: object) => put(`/desk/lessons/${lesson?.id}/time`, body);
    const moved = classIn(await move({ version: 1, ...midnight }));
    expect(moved.lessons).toMatchObject([{ ...midnight, version: 2 }]);
    expect(await move({ version: 1, ...times() })).toMatchObject(refused(/vừa được đổi/));
    const past = { starts_at: Date.now() - HOUR_MS, ends_at: Date.now() + HOUR_MS };
    expect(await move({ version: 2, ...past })).toMatchObject(refused(/đã qua/));
    const renamed = await put(`/desk/lessons/${lesson?.id}/title`, { version: 2, title: 'Buổi đầu' });
    expect(classIn(renamed).lessons).toMatchObject([{ title: 'Buổi đầu', version: 3 }]);
  });

  it('is cancelled once', async () => {
    const { id } = await newClass();
    const [lesson] = classIn(await addLesson(id, times())).lessons;
    const cancel = () => post(`/desk/lessons/${lesson?.id}/cancel`);
    expect(classIn(await cancel()).lessons).toMatchObject([{ is_cancelled: true }]);
    expect(await cancel()).toMatchObject(refused(/đã hủy/));
  });

  it('has homework that exists, once', async () => {
    const { id } = await newClass();
    const at = times();
    const [lesson] = classIn(await addLesson(id, at)).lessons;
    const set = (exercise_id: string, due_at: number | null = null) =>
      post(`/desk/lessons/${lesson?.id}/homework`, { exercise_id, due_at });
    expect(await set('khong-co')).toMatchObject({ status: 404, message: /Không có bài tập/ });
    expect(await set(STARTER.practice, Date.now() - HOUR_MS)).toMatchObject(refused(/đã qua/));
    const answer = classIn(await set(STARTER.practice, at.ends_at));
    const homework = answer.lessons[0]?.homework;
    expect(homework).toMatchObject([{ exercise_id: STARTER.practice, due_at: at.ends_at }]);
    expect(await set(STARTER.practice)).toMatchObject(refused(/được giao/));
    const remove = () => post(`/desk/lessons/${lesson?.id}/homework/${homework?.[0]?.id}/remove`);
    expect(classIn(await remove()).lessons[0]?.homework).toEqual([]);
    expect((await remove()).code).toBe('NOT_FOUND');
  });
});

it.each([
  ['a class', () => service.get(`/desk/classes/${randomUUID()}`, { token })],
  ['a class to change', () => put(`/desk/classes/${randomUUID()}`, fields)],
  ['a class to add a lesson to', () => addLesson(randomUUID(), times())],
  ['a lesson to move', () => put(`/desk/lessons/${randomUUID()}/time`, { version: 1, ...times() })],
  ['a lesson to cancel', () => post(`/desk/lessons/${randomUUID()}/cancel`)],
])('unknown ids are not found: %s', async (_, call) => {
  expect((await call()).code).toBe('NOT_FOUND');
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
