import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CLASS_LIMITS } from '#contract/tutoring.ts';
import { classLessons } from '#server/db/schema-tutoring.ts';
import { markAttendance } from '#server/domain/classes/attendance.ts';
import { removeHomework, setHomework } from '#server/domain/classes/homework.ts';
import { addLesson, cancelLesson, changeLesson, moveLesson } from '#server/domain/classes/lessons.ts';
import {
  changeClass,
  closeClass,
  findClass,
  makeClass,
  reopenClass,
} from '#server/domain/classes/make-class.ts';
import { addMaterial, removeMaterial } from '#server/domain/classes/materials.ts';
import { addMember, removeMember } from '#server/domain/classes/members.ts';
import { changeNote, removeNote, writeNote } from '#server/domain/classes/notes.ts';
import { STARTER } from '../support/starter.ts';
import { aClass, aTeacher, changing, HOUR, lessonIn, MINUTE } from './class-kit.ts';
import { deleteLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const change = changing(service);
const refused = (code: string) => expect.objectContaining({ name: 'ClassRefused', code });
const text = { title: 'Nghe số', summary: null, meeting_link: null };
/** A time of so many hours from now, an hour long. */
const inHours = (hours: number) => ({
  starts_at: new Date(Date.now() + hours * HOUR),
  ends_at: new Date(Date.now() + (hours + 1) * HOUR),
});

describe('a class', () => {
  it('has a code of its own, a known level, a safe link and a real teacher', async () => {
    const fields = {
      code: 'CODE-1',
      name: 'Lớp',
      summary: 'Một lớp',
      level: 10,
      teacher_id: null,
      meeting_link: null,
      final_test_id: null,
    };
    const id = await change((tx) => makeClass(tx, fields, new Date()));
    expect(await findClass(db, 'CODE-1')).toEqual({ id });
    expect(await findClass(db, 'CODE-2')).toBeNull();
    await expect(change((tx) => makeClass(tx, fields, new Date()))).rejects.toEqual(refused('code_taken'));
    const now = new Date();
    for (const [changes, code] of [
      [{ level: 5 }, 'bad_level'],
      [{ name: ' ' }, 'bad_text'],
      [{ summary: 'a'.repeat(CLASS_LIMITS.summary + 1) }, 'bad_text'],
      [{ meeting_link: 'http://hop.example' }, 'bad_link'],
      [{ meeting_link: 'javascript:alert(1)' }, 'bad_link'],
      [{ meeting_link: 'https://ai@hop.example' }, 'bad_link'],
      [{ teacher_id: randomUUID() }, 'unknown_learner'],
      [{ teacher_id: (await registerLearner(service)).id }, 'not_a_teacher'],
      [{ final_test_id: STARTER.practice }, 'unknown_exercise'],
    ] as const)
      await expect(change((tx) => changeClass(tx, id, changes, now))).rejects.toEqual(refused(code));
    await expect(change((tx) => changeClass(tx, 'x', {}, now))).rejects.toEqual(refused('unknown_class'));
    await expect(change((tx) => changeClass(tx, randomUUID(), {}, now))).rejects.toEqual(
      refused('unknown_class'),
    );
  });

  it('takes nothing more once it is closed, until it is opened again', async () => {
    const { id } = await aClass(service);
    await change((tx) => closeClass(tx, id, new Date()));
    await expect(change((tx) => closeClass(tx, id, new Date()))).rejects.toEqual(refused('class_closed'));
    const learner = await registerLearner(service);
    const adding = () => change((tx) => addMember(tx, id, learner.id, new Date()));
    await expect(adding()).rejects.toEqual(refused('class_closed'));
    await expect(change((tx) => addLesson(tx, id, { ...text, ...inHours(5) }, new Date()))).rejects.toEqual(
      refused('class_closed'),
    );
    await change((tx) => reopenClass(tx, id));
    await adding();
  });

  it('lets a learner in once, out once, and in again', async () => {
    const { id, member } = await aClass(service);
    const add = () => change((tx) => addMember(tx, id, member.id, new Date()));
    const remove = () => change((tx) => removeMember(tx, id, member.id, new Date()));
    await expect(add()).rejects.toEqual(refused('already_member'));
    await remove();
    await expect(remove()).rejects.toEqual(refused('not_a_member'));
    await add();
    await expect(change((tx) => addMember(tx, id, randomUUID(), new Date()))).rejects.toEqual(
      refused('unknown_learner'),
    );
  });
});

describe('a lesson', () => {
  it('is refused at a time that is over, too short, or taken', async () => {
    const { id, teacher } = await aClass(service);
    const other = await aClass(service, { teacher });
    await lessonIn(service, id, 5 * HOUR);
    const add = (of: string, time: { starts_at: Date; ends_at: Date }) =>
      change((tx) => addLesson(tx, of, { ...text, ...time }, new Date()));
    const at = (hours: number, minutes: number) => ({
      starts_at: new Date(Date.now() + hours * HOUR),
      ends_at: new Date(Date.now() + hours * HOUR + minutes * MINUTE),
    });
    await expect(add(id, at(-1, 60))).rejects.toEqual(refused('in_past'));
    await expect(add(id, at(3, 5))).rejects.toEqual(refused('bad_time'));
    await expect(add(id, at(3, -60))).rejects.toEqual(refused('bad_time'));
    await expect(add(id, at(3, 7 * 60))).rejects.toEqual(refused('bad_time'));
    await expect(add(id, { ...at(3, 60), ends_at: new Date(Number.NaN) })).rejects.toEqual(
      refused('bad_time'),
    );
    await expect(add(id, at(5.5, 60))).rejects.toEqual(refused('overlaps'));
    await expect(add(other.id, at(4.5, 60))).rejects.toEqual(refused('overlaps'));
    // Of another teacher.
    const elsewhere = await aClass(service);
    await add(elsewhere.id, at(4.5, 60));
  });

  it('is refused to two that are planned at once for the same teacher', async () => {
    const { id, teacher } = await aClass(service);
    const other = await aClass(service, { teacher });
    const time = inHours(30);
    const results = [];
    for (const of of [id, other.id])
      results.push(change((tx) => addLesson(tx, of, { ...text, ...time }, new Date())));
    const outcomes = await Promise.allSettled(results);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is planned only with a teacher, and stays when the teacher goes', async () => {
    const { id, teacher, member } = await aClass(service);
    const lesson = await lessonIn(service, id, 26 * HOUR);
    await deleteLearner(service, teacher);
    const add = change((tx) => addLesson(tx, id, { ...text, ...inHours(50) }, new Date()));
    await expect(add).rejects.toEqual(refused('no_teacher'));
    await expect(change((tx) => moveLesson(tx, lesson, inHours(50), 1, new Date()))).rejects.toEqual(
      refused('no_teacher'),
    );
    const { data } = await service.get(`/tutoring/classes/${id}`, { token: member.token });
    expect(data).toMatchObject({ teacher_name: null, lessons: 1, status: 1 });
  });

  it('is given to a new teacher only who is free then; members are told', async () => {
    const { id, member } = await aClass(service);
    const busy = await aClass(service);
    await lessonIn(service, id, 26 * HOUR);
    await lessonIn(service, busy.id, 26.5 * HOUR);
    const to = (teacher_id: string | null) => change((tx) => changeClass(tx, id, { teacher_id }, new Date()));
    await expect(to(busy.teacher.id)).rejects.toEqual(refused('overlaps'));
    await to((await aTeacher(service)).id);
    await to(null);
    const { data } = await service.get(`/tutoring/notification/classes/${id}`, { token: member.token });
    expect(data).toMatchObject({
      total: 2,
      notices: [{ kind: 'teacher', text: expect.stringContaining('chờ') }, {}],
    });
  });

  it('moves over midnight into the next week, not into the past; two who move it do not overwrite', async () => {
    const { id, member } = await aClass(service);
    // A Sunday evening in Vietnam, of a week to come.
    const sunday = Date.parse('2099-03-01T22:00:00+07:00');
    const now = new Date();
    const time = { starts_at: new Date(sunday), ends_at: new Date(sunday + HOUR) };
    await change((tx) => addLesson(tx, id, { ...text, title: 'Buổi 1', ...time }, now));
    const later = (ms: number) => ({
      starts_at: new Date(time.starts_at.getTime() + ms),
      ends_at: new Date(time.ends_at.getTime() + ms),
    });
    const lesson = await change((tx) => addLesson(tx, id, { ...text, ...later(HOUR) }, now));
    const weekOfLesson = async () => {
      const { data } = await service.get(`/tutoring/syllabus/lessons/${lesson}`, { token: member.token });
      return data;
    };
    expect(await weekOfLesson()).toMatchObject({ week: 1 });
    await change((tx) => moveLesson(tx, lesson, later(1.5 * HOUR), 1, now));
    expect(await weekOfLesson()).toMatchObject({ week: 1 });
    await change((tx) => moveLesson(tx, lesson, later(2.5 * HOUR), 2, now));
    expect(await weekOfLesson()).toMatchObject({ week: 2 });
    await expect(change((tx) => moveLesson(tx, lesson, later(3 * HOUR), 2, now))).rejects.toEqual(
      refused('changed_meanwhile'),
    );
    await expect(change((tx) => moveLesson(tx, lesson, inHours(-5), 3, now))).rejects.toEqual(
      refused('in_past'),
    );
    await expect(change((tx) => changeLesson(tx, lesson, { title: 'Mới' }, 2))).rejects.toEqual(
      refused('changed_meanwhile'),
    );
    await change((tx) => changeLesson(tx, lesson, { title: 'Mới', meeting_link: 'https://a.example/' }, 3));
    expect(await weekOfLesson()).toMatchObject({ title: 'Mới' });
  });

  it('that is over or cancelled is neither moved nor cancelled', async () => {
    const { id, member } = await aClass(service);
    const over = await lessonIn(service, id, -3 * HOUR);
    const coming = await lessonIn(service, id, 3 * HOUR);
    const now = new Date();
    await expect(change((tx) => moveLesson(tx, over, inHours(9), 1, now))).rejects.toEqual(
      refused('lesson_over'),
    );
    await expect(change((tx) => cancelLesson(tx, over, now))).rejects.toEqual(refused('lesson_over'));
    await change((tx) => cancelLesson(tx, coming, now));
    await expect(change((tx) => cancelLesson(tx, coming, now))).rejects.toEqual(refused('lesson_cancelled'));
    await expect(change((tx) => moveLesson(tx, coming, inHours(9), 2, now))).rejects.toEqual(
      refused('lesson_cancelled'),
    );
    await expect(change((tx) => cancelLesson(tx, randomUUID(), now))).rejects.toEqual(
      refused('unknown_lesson'),
    );
    const { data } = await service.get(`/tutoring/notification/classes/${id}`, { token: member.token });
    expect(data).toMatchObject({
      notices: expect.arrayContaining([expect.objectContaining({ kind: 'cancelled' })]),
    });
  });
});

describe('homework, notes and materials', () => {
  it('refer to what there is', async () => {
    const { id, member, teacher } = await aClass(service);
    const stranger = await registerLearner(service);
    const lesson = await lessonIn(service, id, -2 * HOUR);
    const now = new Date();
    const set = (exercise_id: string, due_at: Date | null = null) =>
      change((tx) => setHomework(tx, lesson, { exercise_id, due_at }, now));
    await expect(set('khong-co')).rejects.toEqual(refused('unknown_exercise'));
    await expect(set('speaking-test-1')).rejects.toEqual(refused('unknown_exercise'));
    await expect(set(STARTER.practice, new Date(now.getTime() - 1))).rejects.toEqual(refused('in_past'));
    const homework = await set(STARTER.practice, new Date(now.getTime() + HOUR));
    await expect(set(STARTER.practice)).rejects.toEqual(refused('already_set'));
    await expect(change((tx) => removeHomework(tx, randomUUID()))).rejects.toEqual(
      refused('unknown_homework'),
    );

    const add = (target: string) => change((tx) => addMaterial(tx, lesson, { kind: 'study_sheet', target }));
    await expect(add('khong-co')).rejects.toEqual(refused('unknown_material'));
    const sheet = await add(STARTER.sheet);
    await expect(add(STARTER.sheet)).rejects.toEqual(refused('already_set'));
    const file = { kind: 'file', target: 'true-false-not-given.svg', title: 'Sơ đồ' } as const;
    await change((tx) => addMaterial(tx, lesson, file));

    const write = (learner_id: string | null, words: string) =>
      change((tx) => writeNote(tx, lesson, { learner_id, author_id: teacher.id, text: words }, now));
    await expect(write(stranger.id, 'Chào')).rejects.toEqual(refused('not_a_member'));
    await expect(write(null, '\0')).rejects.toEqual(refused('bad_text'));
    const note = await write(member.id, 'Phát âm âm cuối rõ hơn nhé.');
    await change((tx) => changeNote(tx, note, 'Âm cuối đã rõ hơn.'));
    const { data } = await service.get(`/tutoring/syllabus/lessons/${lesson}`, { token: member.token });
    expect(data).toMatchObject({
      homework: [{ id: homework, due_at: now.getTime() + HOUR, exercise_id: STARTER.practice }],
      materials: [
        { kind: 'study_sheet', target: STARTER.sheet },
        { kind: 'file', target: '/media/true-false-not-given.svg', title: 'Sơ đồ' },
      ],
      notes: [{ text: 'Âm cuối đã rõ hơn.', is_personal: true, author_name: 'Trần Minh Anh' }],
    });
    await change((tx) => removeMaterial(tx, sheet));
    await change((tx) => removeNote(tx, note));
    await change((tx) => removeHomework(tx, homework));
    const after = await service.get(`/tutoring/syllabus/lessons/${lesson}`, { token: member.token });
    expect(after.data).toMatchObject({ homework: [], notes: [], materials: [{ kind: 'file' }] });
  });
});

describe('attendance', () => {
  it('is marked from when the room opens, for whoever is or was a member', async () => {
    const { id, member, teacher } = await aClass(service);
    const held = await lessonIn(service, id, -2 * HOUR);
    const coming = await lessonIn(service, id, 5 * HOUR);
    const stranger = await registerLearner(service);
    const mark = (lesson: string, learner_id: string, status: 'absent' | 'present' = 'absent') =>
      change((tx) => markAttendance(tx, lesson, { learner_id, status, by: teacher.id }, new Date()));
    await expect(mark(coming, member.id)).rejects.toEqual(refused('lesson_not_begun'));
    await expect(mark(held, stranger.id)).rejects.toEqual(refused('not_a_member'));
    await change((tx) => removeMember(tx, id, member.id, new Date()));
    await mark(held, member.id);
    await change((tx) => addMember(tx, id, member.id, new Date()));
    await mark(held, member.id, 'present');
    const { data } = await service.get(`/tutoring/syllabus/lessons/${held}`, { token: member.token });
    expect(data).toMatchObject({ attendance: { status: 'present', joined_at: null } });
  });

  it('is forgotten, where it came from joining, when the lesson is moved', async () => {
    const { id, member } = await aClass(service);
    const lesson = await lessonIn(service, id, 10 * MINUTE);
    await service.post(`/tutoring/lessons/${lesson}/join`, { token: member.token });
    await change((tx) => moveLesson(tx, lesson, inHours(9), 1, new Date()));
    const { data } = await service.get(`/tutoring/syllabus/lessons/${lesson}`, { token: member.token });
    expect(data).toMatchObject({ attendance: null });
    const [row] = await db.select().from(classLessons).where(eq(classLessons.id, lesson));
    expect(row).toMatchObject({ version: 2, reminded_at: null });
  });
});
