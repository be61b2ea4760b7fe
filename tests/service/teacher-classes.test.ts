import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { attempts } from '#server/db/schema-progress.ts';
import { auditEntries } from '#server/db/schema-staff.ts';
import { classNotes } from '#server/db/schema-tutoring.ts';
import { closeClass } from '#server/domain/classes/make-class.ts';
import { addMember, removeMember } from '#server/domain/classes/members.ts';
import { revokeRole } from '#server/domain/operations/staff-roles.ts';
import { STARTER } from '../support/starter.ts';
import { aClass, changing, HOUR, LINK, lessonIn } from './class-kit.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { staffMember } from './staff-member.ts';

const service = await startService();
const { db } = service.platform;
const change = changing(service);
const { staffClasses, staffLessons } = ENDPOINTS;
const teacher = await staffMember(service, 'teacher');
const other = await staffMember(service, 'teacher');
const { token } = teacher;

const get = (path: string, as = token) => service.get(path, { token: as });
const post = (path: string, body: unknown = {}, as = token) => service.post(path, { token: as, body });
const put = (path: string, body: unknown, as = token) => service.put(path, { token: as, body });
const lessonOf = ({ data }: { data: unknown }) => staffLessons.own.response.parse(data);
const refused = (words: RegExp) => ({ status: 409, code: 'CLASS_REFUSED', message: words });

/** A class of the teacher with a lesson two hours ago. */
async function heldClass(of: TestLearner = teacher, title = 'Đọc nhanh') {
  const own = await aClass(service, { teacher: of });
  hours += 2;
  const lesson = await lessonIn(service, own.id, -hours * HOUR, title);
  return { ...own, lesson, path: `/desk/my-lessons/${lesson}` };
}
/** A teacher is at one lesson at a time. */
let hours = 1;

describe('classes of a teacher', () => {
  it('are theirs alone, newest first, with the next lesson and those of today', async () => {
    const me = await staffMember(service, 'teacher');
    const mine = await aClass(service, { teacher: me });
    const coming = await lessonIn(service, mine.id, 30 * HOUR);
    const latest = await aClass(service, { teacher: me });
    const foreign = await aClass(service, { teacher: other });
    const closed = await aClass(service, { teacher: me });
    await change((tx) => closeClass(tx, closed.id, new Date()));
    const answer = await get('/desk/my-classes', me.token);
    const { classes, next, today } = staffClasses.listOwn.response.parse(answer.data);
    expect(classes).toMatchObject([
      { id: latest.id, next: null, members: 1 },
      { id: mine.id, next: { id: coming }, members: 1, status: 0 },
    ]);
    expect([next, today]).toEqual([null, 0]);
    expect((await get('/desk/my-classes?state=closed', me.token)).data).toMatchObject({
      classes: [{ id: closed.id, is_closed: true }],
    });
    const not = [foreign.id, randomUUID()];
    for (const id of not) expect((await get(`/desk/my-classes/${id}`, me.token)).code).toBe('NOT_FOUND');
  });

  it('show who is in them, and no more than the work needs', async () => {
    const { id, member, lesson, path } = await heldClass();
    await lessonIn(service, id, -200 * HOUR);
    await put(`${path}/attendance`, { marks: [{ learner_id: member.id, status: 'late' }] });
    await post(`${path}/homework`, { exercise_id: STARTER.practice, due_at: null });
    const answer = await get(`/desk/my-classes/${id}`);
    const { people, lessons } = staffClasses.own.response.parse(answer.data);
    expect(people).toEqual([
      {
        ...{ id: member.id, name: 'Trần Minh Anh', phone: expect.stringMatching(/^•+\d{3}$/) },
        ...{ held: 2, attended: 1, homework: 1, homework_done: 0, last_studied_on: null },
      },
    ]);
    expect(lessons).toMatchObject([{ marked: 0 }, { id: lesson, marked: 1, homework: 1, notes: 0 }]);
    expect(JSON.stringify(answer.data)).not.toContain(member.phone);
    const [entry] = await db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'class.own-read'))
      .orderBy(desc(auditEntries.id))
      .limit(1);
    expect(entry).toMatchObject({ actor: teacher.id, subjects: [member.id], object: id });
  });
});

describe('lessons of others', () => {
  it.each([
    ['read', (path: string, as: string) => get(path, as)],
    [
      'described',
      (path: string, as: string) => put(`${path}/text`, { version: 1, title: 'A', summary: null }, as),
    ],
    [
      'marked',
      (path: string, as: string) =>
        put(`${path}/attendance`, { marks: [{ learner_id: randomUUID(), status: 'late' }] }, as),
    ],
    [
      'given homework',
      (path: string, as: string) =>
        post(`${path}/homework`, { exercise_id: STARTER.practice, due_at: null }, as),
    ],
    [
      'given a note',
      (path: string, as: string) =>
        post(`${path}/notes`, { id: randomUUID(), learner_id: null, text: 'A' }, as),
    ],
    [
      'given a material',
      (path: string, as: string) =>
        post(`${path}/materials`, { kind: 'study_sheet', target: STARTER.sheet, title: null }, as),
    ],
  ])('are not %s', async (_, call) => {
    const { path } = await heldClass();
    expect(await call(path, other.token)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const after = await get(path);
    expect(lessonOf(after)).toMatchObject({ version: 1, notes: [], homework: [], materials: [] });
  });

  it('do not lend their homework, notes and materials to the own lesson', async () => {
    const foreign = await heldClass(other);
    const own = await heldClass();
    await post(`${foreign.path}/homework`, { exercise_id: STARTER.practice, due_at: null }, other.token);
    await post(`${foreign.path}/notes`, { id: randomUUID(), learner_id: null, text: 'Của cô' }, other.token);
    const sheet = { kind: 'study_sheet', target: STARTER.sheet, title: null };
    await post(`${foreign.path}/materials`, sheet, other.token);
    const { homework, notes, materials } = lessonOf(await get(foreign.path, other.token));
    const codes = [
      await post(`${own.path}/homework/${homework[0]?.id}/remove`),
      await put(`${own.path}/notes/${notes[0]?.id}`, { text: 'Khác' }),
      await post(`${own.path}/notes/${notes[0]?.id}/remove`),
      await post(`${own.path}/materials/${materials[0]?.id}/remove`),
    ].map(({ code }) => code);
    expect(codes).toEqual(Array(4).fill('NOT_FOUND'));
    expect(lessonOf(await get(foreign.path, other.token))).toMatchObject({ homework, notes, materials });
  });
});

describe('attendance', () => {
  it('is marked for all at once or for nobody, from when the room opens on', async () => {
    const { id, member, path } = await heldClass();
    const stranger = await registerLearner(service);
    const mark = (at: string, ...people: string[]) =>
      put(`${at}/attendance`, { marks: people.map((learner_id) => ({ learner_id, status: 'absent' })) });
    expect(await mark(path, member.id, stranger.id)).toMatchObject(refused(/không ở trong lớp/));
    expect(lessonOf(await get(path)).people).toMatchObject([{ attendance: null }]);
    expect(lessonOf(await mark(path, member.id)).people).toMatchObject([
      { id: member.id, attendance: { status: 'absent', joined_at: null, is_decided: true } },
    ]);
    const coming = await lessonIn(service, id, 40 * HOUR);
    expect(await mark(`/desk/my-lessons/${coming}`, member.id)).toMatchObject(refused(/chưa bắt đầu/));
    expect((await put(`${path}/attendance`, { marks: [] })).code).toBe('BAD_REQUEST');
    expect((await put(`${path}/attendance`, { marks: [{ learner_id: member.id, status: 'x' }] })).code).toBe(
      'BAD_REQUEST',
    );
  });

  it('of whoever has left stays, and can be changed', async () => {
    const { id, member, path } = await heldClass();
    const mark = (status: string) =>
      put(`${path}/attendance`, { marks: [{ learner_id: member.id, status }] });
    await mark('present');
    await change((tx) => removeMember(tx, id, member.id, new Date()));
    expect(lessonOf(await mark('late')).people).toMatchObject([{ attendance: { status: 'late' } }]);
  });
});

describe('homework', () => {
  it('is set, done by members, and taken back', async () => {
    const { member, path } = await heldClass();
    const set = (exercise_id: string, due_at: number | null = null) =>
      post(`${path}/homework`, { exercise_id, due_at });
    expect(await set('khong-co')).toMatchObject({ status: 404, message: /Không có bài tập/ });
    expect(await set(STARTER.practice, Date.now() - HOUR)).toMatchObject(refused(/đã qua/));
    const [homework] = lessonOf(await set(STARTER.practice)).homework;
    expect(homework).toMatchObject({ kind: 'practice', states: [{ learner_id: member.id, state: 'open' }] });
    expect(await set(STARTER.practice)).toMatchObject(refused(/được giao/));
    const { data } = await service.get('/tutoring/classes', { token: member.token });
    expect(data).toMatchObject({ classes: [{ homework_open: 1 }] });
    const remove = () => post(`${path}/homework/${homework?.id}/remove`);
    expect(lessonOf(await remove()).homework).toEqual([]);
    expect((await remove()).code).toBe('NOT_FOUND');
  });

  it('is not set in a closed class', async () => {
    const { id, path } = await heldClass();
    await change((tx) => closeClass(tx, id, new Date()));
    const set = post(`${path}/homework`, { exercise_id: STARTER.practice, due_at: null });
    expect(await set).toMatchObject(refused(/đã đóng/));
  });

  it('is found by words with or without accents, by its id, and only what can be set', async () => {
    const find = async (words: string) => {
      const { data } = await get(`/desk/exercises?words=${encodeURIComponent(words)}`);
      return staffClasses.findExercises.response.parse(data);
    };
    const [byId] = (await find(STARTER.practice)).exercises;
    expect(byId).toMatchObject({
      id: STARTER.practice,
      kind: 'practice',
      place: expect.stringContaining(' · '),
    });
    const title = byId?.title ?? '';
    for (const words of [title, title.toUpperCase(), title.normalize('NFD')])
      expect((await find(words)).exercises.map(({ id }) => id)).toContain(STARTER.practice);
    const first = await find('');
    expect([first.exercises.length, first.more]).toEqual([20, true]);
    expect((await find('thi hien tai')).exercises.map(({ id }) => id)).toContain('on-thi-hien-tai');
    expect((await find('speaking-test-1')).exercises).toEqual([]);
    for (const words of ['%', '_', "'; drop table exercises--", '\\', '😀'])
      expect((await find(words)).exercises).toEqual([]);
    expect((await get(`/desk/exercises?words=${'a'.repeat(101)}`)).code).toBe('BAD_REQUEST');
  });
});

describe('notes', () => {
  it('go to the class or to one, once, and are changed by whoever wrote them', async () => {
    const { id, member, path } = await heldClass();
    const note = { id: randomUUID(), learner_id: member.id, text: 'Âm cuối rõ hơn nhé.' };
    await post(`${path}/notes`, note);
    const again = lessonOf(await post(`${path}/notes`, note));
    expect(again.notes).toMatchObject([{ ...note, is_own: true }]);
    const told = await service.get(`/tutoring/notification/classes/${id}`, { token: member.token });
    expect(told.data).toMatchObject({ total: 1 });
    const changed = await put(`${path}/notes/${note.id}`, { text: 'Đã rõ hơn.' });
    expect(lessonOf(changed).notes).toMatchObject([{ text: 'Đã rõ hơn.' }]);
    expect(lessonOf(await post(`${path}/notes/${note.id}/remove`)).notes).toEqual([]);
    expect((await post(`${path}/notes/${note.id}/remove`)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['without words', { text: ' ' }, /còn trống/],
    ['to somebody else', { learner_id: randomUUID() }, /không ở trong lớp/],
  ])('are refused %s', async (_, given, words) => {
    const { path } = await heldClass();
    const note = { id: randomUUID(), learner_id: null, text: 'A', ...given };
    expect(await post(`${path}/notes`, note)).toMatchObject(refused(words));
  });

  it('are at most two hundred at a lesson', async () => {
    const { id, lesson, path } = await heldClass();
    const old = { class_id: id, lesson_id: lesson, text: 'A', written_at: new Date() };
    await db.insert(classNotes).values(Array.from({ length: CLASS_LIMITS.notes }, () => old));
    const note = { id: randomUUID(), learner_id: null, text: 'A' };
    expect(await post(`${path}/notes`, note)).toMatchObject(refused(/Đã đủ/));
  });

  it('are refused when they are too long, or are those of an earlier teacher', async () => {
    const { path } = await heldClass();
    const long = { id: randomUUID(), learner_id: null, text: 'a'.repeat(CLASS_LIMITS.note + 1) };
    expect((await post(`${path}/notes`, long)).code).toBe('BAD_REQUEST');
    const note = { id: randomUUID(), learner_id: null, text: 'A' };
    await post(`${path}/notes`, note);
    await db.update(classNotes).set({ author_id: other.id }).where(eq(classNotes.id, note.id));
    expect(await put(`${path}/notes/${note.id}`, { text: 'B' })).toMatchObject(refused(/giáo viên khác/));
    expect(lessonOf(await post(`${path}/notes/${note.id}/remove`)).notes).toEqual([]);
  });
});

describe('a lesson', () => {
  it('is told with its room, and described by whoever saw its latest version', async () => {
    const { path } = await heldClass();
    expect(lessonOf(await get(path))).toMatchObject({ meeting_link: LINK, version: 1, summary: null });
    const describe_ = (version: number, given: object = {}) =>
      put(`${path}/text`, { version, title: 'Đọc lướt', summary: 'Tìm ý chính.', ...given });
    expect(lessonOf(await describe_(1))).toMatchObject({
      title: 'Đọc lướt',
      summary: 'Tìm ý chính.',
      version: 2,
    });
    expect(await describe_(1)).toMatchObject(refused(/vừa được đổi/));
    expect(await describe_(2, { title: ' ' })).toMatchObject(refused(/còn trống/));
    expect(lessonOf(await describe_(2, { summary: ' ' }))).toMatchObject({ summary: null });
  });

  it('has study sheets and files of the content', async () => {
    const { path } = await heldClass();
    const found = await get('/desk/materials?words=svg');
    const { materials } = staffClasses.findMaterials.response.parse(found.data);
    expect(materials).toContainEqual({
      ...{ kind: 'file', target: 'true-false-not-given.svg', title: 'true-false-not-given.svg' },
    });
    const add = (kind: string, target: string, title: string | null = null) =>
      post(`${path}/materials`, { kind, target, title });
    expect((await add('file', '../../etc/passwd', 'A')).code).toBe('NOT_FOUND');
    expect(await add('file', 'true-false-not-given.svg')).toMatchObject(refused(/còn trống/));
    await add('file', 'true-false-not-given.svg', 'Sơ đồ');
    const given = lessonOf(await add('study_sheet', STARTER.sheet)).materials;
    expect(given).toMatchObject([{ kind: 'file', title: 'Sơ đồ' }, { kind: 'study_sheet' }]);
    const after = await post(`${path}/materials/${given[0]?.id}/remove`);
    expect(lessonOf(after).materials).toMatchObject([{ kind: 'study_sheet' }]);
  });
});

it('a class whose teacher is none any more says so to the operator; its members see it as it was', async () => {
  const gone = await staffMember(service, 'teacher');
  const operator = await staffMember(service, 'operator');
  const { id, member } = await aClass(service, { teacher: gone });
  await lessonIn(service, id, 60 * HOUR);
  const seen = () => service.get(`/tutoring/classes/${id}`, { token: member.token });
  const before = (await seen()).data;
  await revokeRole(db, gone.id, 'teacher', new Date());
  expect((await get('/desk/my-classes', gone.token)).code).toBe('FORBIDDEN');
  const desk = await get(`/desk/classes/${id}`, operator.token);
  const found = ENDPOINTS.staffClasses.one.response.parse(desk.data);
  expect(found.teacher).toMatchObject({ id: gone.id, is_active: false });
  const lesson = { title: 'B', starts_at: Date.now() + 80 * HOUR, ends_at: Date.now() + 81 * HOUR };
  const planned = await post(`/desk/classes/${id}/lessons`, lesson, operator.token);
  expect(planned).toMatchObject(refused(/chưa có giáo viên/));
  const { name, summary, level, meeting_link } = found;
  const fields = { name, summary, level, meeting_link };
  const given = (teacher_id: string) => put(`/desk/classes/${id}`, { ...fields, teacher_id }, operator.token);
  expect(await given(gone.id)).toMatchObject(refused(/không có quyền giáo viên/));
  expect((await seen()).data).toEqual(before);
  expect(ENDPOINTS.staffClasses.one.response.parse((await given(teacher.id)).data).teacher).toMatchObject({
    is_active: true,
  });
});

it('how far each member is follows from what they handed in', async () => {
  const { id, member, path } = await heldClass();
  const late = await registerLearner(service);
  await change((tx) => addMember(tx, id, late.id, new Date()));
  const set = (exercise_id: string) => post(`${path}/homework`, { exercise_id, due_at: null });
  await set(STARTER.practice);
  await set('on-thi-hien-tai');
  const at = new Date(Date.now() + 1_000);
  const attempt = { id: randomUUID(), exercise_id: STARTER.practice, opened_at: at };
  await db.insert(attempts).values({ ...attempt, learner_id: member.id, submitted_at: at });
  await db.insert(attempts).values({ ...attempt, id: randomUUID(), learner_id: late.id });
  const [practice, revise] = lessonOf(await get(path)).homework;
  expect(practice?.states).toHaveLength(2);
  expect(practice?.states).toContainEqual({ learner_id: member.id, state: 'done' });
  expect(practice?.states).toContainEqual({ learner_id: late.id, state: 'begun' });
  expect(revise?.states.map(({ state }) => state)).toEqual(['open', 'open']);
  const { people } = staffClasses.own.response.parse((await get(`/desk/my-classes/${id}`)).data);
  const figures = people.map((person) => [person.id, person.homework_done, person.homework, person.held]);
  expect(figures).toContainEqual([member.id, 1, 2, 1]);
  expect(figures).toContainEqual([late.id, 0, 2, 0]);
});

it('nothing failed on the way', () => {
  expect(service.faults).toEqual([]);
});
