import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/pages.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { TaughtClass, TaughtClassDetail, TaughtLessonDetail } from '#contract/teacher-classes.ts';
import { taughtLessonDetail } from '#contract/teacher-classes.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { made } from '#tests/support/made.ts';
import { renderRoutes, signIn, stopClock } from '#tests/support/render-app.tsx';
import { Component } from './taught-classes-page.tsx';

const { staffClasses, staffLessons } = ENDPOINTS;
const CLASS = '019aa000-0000-4000-8000-00000000000a';
const LESSON = '019aa000-0000-4000-8000-00000000000b';
const HOA = '019aa000-0000-4000-8000-0000000000c1';
const NAM = '019aa000-0000-4000-8000-0000000000c2';
const HOMEWORK = '019aa000-0000-4000-8000-0000000000d1';
const HOSTILE = '<img src=x onerror=alert(1)>';
const NOW = Date.parse('2026-12-01T20:00+07:00');
const starts_at = Date.parse('2026-12-01T19:30+07:00');
const span = { starts_at, ends_at: starts_at + 5_400_000 };

const of: TaughtClass = {
  ...{ id: CLASS, code: 'T246', name: 'Lớp tối', level: 2, status: 3, members: 2, is_closed: false },
  next: { id: LESSON, title: 'Buổi 7', ...span },
};
const people = [
  { id: HOA, name: 'Lê Thu Hoa', phone: '•••••••678' },
  { id: NAM, name: `Nam ${HOSTILE}`, phone: '•••••••123' },
];
const figures = { held: 6, attended: 5, homework: 4, homework_done: 3, last_studied_on: '2026-11-30' };
const detail: TaughtClassDetail = {
  ...of,
  summary: 'Nói và viết',
  people: people.map((person) => ({ ...person, ...figures })),
  lessons: [
    {
      ...{ id: LESSON, title: 'Buổi 7', ...span },
      is_cancelled: false,
      homework: 1,
      notes: 0,
      materials: 2,
      marked: 0,
    },
  ],
};
const lesson = made(taughtLessonDetail, {
  ...{ id: LESSON, title: 'Buổi 7', ...span, version: 3, summary: null, is_cancelled: false },
  class: { id: CLASS, name: 'Lớp tối' },
  meeting_link: 'https://meet.example/lop',
  people: people.map((person) => ({ ...person, attendance: null })),
  homework: [
    {
      ...{ id: HOMEWORK, exercise_id: 'ong', title: 'Ong trên mái nhà' },
      states: [
        { learner_id: HOA, state: 'done' },
        { learner_id: NAM, state: 'begun' },
      ],
    },
  ],
  notes: [],
  materials: [],
});
const marked = (status: 'present' | 'absent'): TaughtLessonDetail => ({
  ...lesson,
  people: people.map((person) => ({ ...person, attendance: { status, joined_at: null, is_decided: true } })),
});

const api = fakeApi();
const open = (path = '') =>
  renderRoutes([{ path: PAGE_PATHS.taughtClasses, Component }], `/ban-giao-vien/lop${path}`);
const openLesson = () => open(`/${CLASS}/${LESSON}`);
const region = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') ?? document.body);
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  stopClock(NOW);
  signIn();
  api.answer(staffClasses.listOwn, { classes: [of], next: null, today: 1 });
  api.answer(staffClasses.own, detail);
  api.answer(staffLessons.own, lesson);
});

describe('the classes', () => {
  it('are listed with the lesson that is held now', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Lớp tối' })).toHaveAttribute(
      'href',
      `/ban-giao-vien/lop/${CLASS}`,
    );
    expect(screen.getByText('Đang diễn ra')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buổi 7' })).toHaveAttribute(
      'href',
      `/ban-giao-vien/lop/${CLASS}/${LESSON}`,
    );
  });

  it('say so where there is none', async () => {
    api.answer(staffClasses.listOwn, { classes: [], next: null, today: 0 });
    open();
    expect(await screen.findByText('Bạn chưa có lớp nào')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Xem'), { target: { value: 'closed' } });
    expect(await screen.findByText('Chưa có lớp nào đã đóng')).toBeVisible();
    expect(api.callsOf(staffClasses.listOwn).at(-1)?.query).toEqual({ state: 'closed' });
  });

  it.each([
    ['of somebody else', 'NOT_FOUND', /không tìm thấy|Không tìm thấy|không có/i],
    ['without the role', 'FORBIDDEN', /dành cho giáo viên/],
  ] as const)('%s are not shown', async (_, code, words) => {
    api.refuse(staffClasses.own, code);
    open(`/${CLASS}`);
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });
});

it('a class shows how it goes with each member, and no markup of theirs', async () => {
  const { container } = open(`/${CLASS}`);
  const roster = await region('Người học');
  expect(roster.getAllByText('5/6')).toHaveLength(2);
  expect(roster.getAllByText('3/4')).toHaveLength(2);
  expect(roster.getAllByText('30/11/2026')).toHaveLength(2);
  expect(roster.getByText('•••••••678')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  const lessons = await region('Các buổi học');
  expect(lessons.getByText('1 bài tập · 2 tài liệu')).toBeVisible();
});

describe('attendance', () => {
  it('is saved by one press, and for the rest by one more', async () => {
    openLesson();
    const absent = await button('Vắng: Lê Thu Hoa');
    const answer = { ...lesson, people: [...marked('absent').people.slice(0, 1), ...lesson.people.slice(1)] };
    api.answer(staffLessons.mark, answer);
    api.answer(staffLessons.own, answer);
    fireEvent.click(absent);
    await waitFor(() => expect(screen.getByText('Đã điểm danh 1/2')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Vắng: Lê Thu Hoa' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(await button('Những người còn lại có mặt'));
    await waitFor(() => expect(api.callsOf(staffLessons.mark)).toHaveLength(2));
    expect(api.sentTo(staffLessons.mark)).toEqual([
      { marks: [{ learner_id: HOA, status: 'absent' }] },
      { marks: [{ learner_id: NAM, status: 'present' }] },
    ]);
  });

  it('waits until the room opens', async () => {
    stopClock(starts_at - 16 * 60_000);
    openLesson();
    const section = await region('Điểm danh');
    expect(section.getByText(/mở từ 15 phút/)).toBeVisible();
    expect(section.queryByRole('button')).toBeNull();
  });
});

describe('homework', () => {
  it('is counted, and told of each', async () => {
    openLesson();
    const section = await region('Bài tập');
    expect(section.getByText('1 đã nộp · 1 đang làm · 0 chưa làm')).toBeVisible();
    fireEvent.click(section.getByText('Xem từng người'));
    expect(within(section.getByRole('list', { name: 'Ong trên mái nhà' })).getByText('Đã nộp')).toBeVisible();
  });

  it('is found by its name, and set with its due day', async () => {
    const found = {
      id: 'on-thi',
      kind: 'revise' as const,
      title: 'Ôn thì hiện tại',
      place: 'Khởi động · Bài 1',
    };
    api.answerWith(staffClasses.findExercises, ({ query }) => ({
      exercises: query.words === 'thi' ? [found] : [],
      more: false,
    }));
    openLesson();
    fireEvent.click(await button('Giao bài'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Giao bài cho buổi Buổi 7' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    expect(await dialog.findByText(/chọn một bài trong danh sách/)).toBeVisible();
    const search = dialog.getByLabelText('Tìm bài theo tên');
    fireEvent.change(search, { target: { value: 'thi' } });
    const radio = await dialog.findByRole('radio', { name: /Ôn thì hiện tại/ });
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(radio).toHaveFocus();
    expect(radio).not.toBeChecked();
    fireEvent.click(radio);
    fireEvent.change(dialog.getByLabelText('Hạn nộp'), { target: { value: '2026-12-05' } });
    api.refuse(staffLessons.setOwnHomework, 'CLASS_REFUSED', 'Bài này đã được giao ở buổi học này rồi.');
    fireEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('đã được giao');
    api.answer(staffLessons.setOwnHomework, lesson);
    fireEvent.click(dialog.getByRole('button', { name: 'Giao bài' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sentTo(staffLessons.setOwnHomework).at(-1)).toEqual({
      ...{ exercise_id: 'on-thi', due_at: Date.parse('2026-12-05T23:59+07:00') },
    });
  });

  it('is taken back after a question', async () => {
    openLesson();
    fireEvent.click(await button('Bỏ bài Ong trên mái nhà'));
    const dialog = within(await screen.findByRole('dialog'));
    api.answer(staffLessons.removeOwnHomework, { ...lesson, homework: [] });
    api.answer(staffLessons.own, { ...lesson, homework: [] });
    fireEvent.click(dialog.getByRole('button', { name: 'Bỏ bài' }));
    expect(await screen.findByText('Buổi này chưa có bài tập.')).toBeVisible();
    expect(api.callsOf(staffLessons.removeOwnHomework)[0]?.params).toEqual({
      lesson: LESSON,
      homework: HOMEWORK,
    });
  });
});

describe('a note', () => {
  it('keeps its text and its id until the server has it', async () => {
    openLesson();
    const field = await screen.findByLabelText('Lời dặn');
    const send = await button('Gửi lời dặn');
    fireEvent.click(send);
    expect(await screen.findByText('Bạn viết lời dặn trước nhé.')).toBeVisible();
    fireEvent.change(field, { target: { value: 'Âm cuối rõ hơn nhé.' } });
    fireEvent.change(screen.getByLabelText('Gửi cho'), { target: { value: HOA } });
    // The role is taken away meanwhile.
    api.refuse(staffLessons.writeNote, 'FORBIDDEN');
    api.refuse(staffLessons.own, 'FORBIDDEN');
    fireEvent.click(send);
    await waitFor(() => expect(api.callsOf(staffLessons.writeNote)).toHaveLength(1));
    await waitFor(() => expect(send).toBeEnabled());
    expect(field).toHaveValue('Âm cuối rõ hơn nhé.');
    api.answer(staffLessons.writeNote, lesson);
    api.answer(staffLessons.own, lesson);
    fireEvent.click(send);
    await waitFor(() => expect(field).toHaveValue(''));
    const [first, second] = api.sentTo(staffLessons.writeNote);
    expect(first).toMatchObject({ learner_id: HOA, text: 'Âm cuối rõ hơn nhé.' });
    expect(second).toEqual(first);
  });
});

it('the text of a lesson names the version that was on screen', async () => {
  openLesson();
  fireEvent.click(await button('Sửa tên và tóm tắt'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Tóm tắt'), { target: { value: 'Tìm ý chính' } });
  api.answer(staffLessons.describe, { ...lesson, summary: 'Tìm ý chính' });
  fireEvent.click(dialog.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(staffLessons.describe)).toEqual([
    { version: 3, title: 'Buổi 7', summary: 'Tìm ý chính' },
  ]);
});

it('a file of the content is added under a name', async () => {
  const file = { kind: 'file' as const, target: 'so-do.svg', title: 'so-do.svg' };
  api.answer(staffClasses.findMaterials, { materials: [file], more: false });
  openLesson();
  fireEvent.click(await button('Thêm tài liệu'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('radio', { name: /so-do/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Thêm tài liệu' }));
  expect(await dialog.findByText('Bạn đặt tên cho tệp này nhé.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Tên hiện cho người học'), { target: { value: 'Sơ đồ' } });
  api.answer(staffLessons.addMaterial, lesson);
  fireEvent.click(dialog.getByRole('button', { name: 'Thêm tài liệu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.sentTo(staffLessons.addMaterial)).toEqual([{ ...file, title: 'Sơ đồ' }]);
});

it('a lesson is shown under the class that it is of', async () => {
  const { router } = open(`/${NAM}/${LESSON}`);
  expect(await screen.findByRole('heading', { name: 'Điểm danh' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/ban-giao-vien/lop/${CLASS}/${LESSON}`);
});
