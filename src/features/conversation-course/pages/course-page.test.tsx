import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phrasesSetId } from '#contract/conversation-course.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { openAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveCommand } from '#src/platform/outbox/queue/save-command.ts';
import { conversationLevelsOf, courseClass, courseSection } from '#tests/support/conversation-course.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { COURSE, LEVEL_CARD, LEVELS_VIEW, PARTS, PHRASES, REFUSED } from '../messages/course.ts';
import { Component } from './course-page.tsx';

const page = vi.hoisted(() => ({ reloads: 0 }));
vi.mock('../model/reload-page.ts', () => ({
  reloadPage: () => {
    page.reloads += 1;
  },
}));

const { conversationLevel, conversationCourse, conversation } = ENDPOINTS;
const api = fakeApi();
const scene = {
  ...{ id: 'scene-id', title: 'Hello', title_vi: 'Chào hỏi', level: 1, category: 'people' as const },
  ...{ goal_vi: 'Làm quen được.', missions: 2 },
};
const VISIT_ID = '019aa000-0000-7000-8000-0000000000d1';

const open = (view = '') =>
  renderRoutes(
    [
      { path: '/conversation', Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    `/conversation${view}`,
  );
const locked = courseClass({
  ...{ id: 'moving', place: 2, title_vi: 'Đi lại', is_allowed: false },
  sections: [courseSection('scene', { id: 'scene-2', class_id: 'moving', is_allowed: false })],
});

/** A visit that waits to be sent. */
const visit = (end: 'good' | 'open', missions: string[]) =>
  saveCommand(ENDPOINTS.conversation.visit, {
    ...{ owner: LEARNER, params: { id: 'scene-id' }, label: '' },
    body: { id: VISIT_ID, end, missions, understood: 0, turns: 3, is_free: false, at: 1, skew: 0 },
  });

beforeEach(async () => {
  localStorage.clear();
  signIn();
  page.reloads = 0;
  connectivity.setState({ state: 'online' });
  await Promise.all(db.tables.map((table) => table.clear()));
  api.answer(conversationLevel.levels, conversationLevelsOf(2, 1));
  api.answer(conversationCourse.classes, { classes: [courseClass(), locked] });
  api.answer(conversationCourse.todoSection, { section: courseSection('phrases') });
  api.answer(conversationCourse.hotSection, { section: null, learners: 0 });
  api.answer(conversation.scenes, { scenes: [scene] });
  api.answer(conversation.records, { records: [] });
  api.answer(ENDPOINTS.openWork.answers, { attempt_id: null, answers: [], ended: null });
  api.noNetwork(conversation.scene);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(async () => {
  cleanup();
  await queryClient.cancelQueries();
});

describe('a course', () => {
  it('has what to do next first, the level, and its classes', async () => {
    open();
    const next = await screen.findByRole('link', { name: COURSE.begin });
    expect(next.getAttribute('href')).toBe('/conversation?view=phrases&class=meeting');
    expect(await screen.findByRole('progressbar', { name: /1\/2 cảnh đạt mục tiêu, 1\/3/ })).toBeVisible();
    const own = screen.getByRole('list', { name: COURSE.sectionsOf('Làm quen') });
    expect(
      within(own)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual([
      '/conversation?view=phrases&class=meeting',
      '/pronunciation/ipa?sound=sound-id',
      '/virtual-practice-conversation/scene-id',
    ]);
    expect(screen.getByText(COURSE.level(1, 'Tên mức 1'))).toBeVisible();
    expect(screen.queryByText(COURSE.hotTitle)).toBeNull();
  });

  it('counts lines that were said here and wait to be sent', async () => {
    const owner = LEARNER;
    const one = courseClass({
      sections: [courseSection('phrases', { module_id: phrasesSetId('meeting') }), courseSection('scene')],
    });
    api.answer(conversationCourse.classes, { classes: [one] });
    const { id: attemptId } = await openAttempt(owner, phrasesSetId('meeting'));
    const say = (questionId: string) =>
      putAnswer({
        ...{ owner, attemptId, questionId, savedAt: 1 },
        answer: { type_code: 'free_text', text: '' },
      });
    open();
    const own = await screen.findByRole('list', { name: COURSE.sectionsOf('Làm quen') });
    expect(within(own).getAllByRole('listitem')[0]).toHaveTextContent(COURSE.notDone);
    for (const [index] of one.lines.entries()) await say(`p${index + 1}`);
    await waitFor(() => expect(within(own).getAllByRole('listitem')[0]).toHaveTextContent(COURSE.done));
    // What comes next is no longer the lines.
    const next = await screen.findByRole('link', { name: COURSE.begin });
    expect(next.getAttribute('href')).not.toContain('view=phrases');
  });

  it('shows what many talk through, once somebody did', async () => {
    api.answer(conversationCourse.hotSection, { section: courseSection('scene'), learners: 7 });
    open();
    expect(await screen.findByText(COURSE.hotText(7))).toBeVisible();
  });

  it('says that what is free is done, and what else there is', async () => {
    const done = courseClass({ sections: [courseSection('scene', { is_done: true })] });
    api.answer(conversationCourse.classes, { classes: [done, locked] });
    open();
    expect(await screen.findByText(COURSE.allDoneFree)).toBeVisible();
    expect(screen.getAllByRole('link', { name: COURSE.seeVip })[0]?.getAttribute('href')).toBe(
      '/conversation-guest',
    );
  });

  it('leads to the introduction where no level is open', async () => {
    api.answer(conversationLevel.levels, conversationLevelsOf(0, null));
    open();
    expect(await screen.findByText(COURSE.introduceTitle)).toBeVisible();
  });

  it('opens from this device with no network, and counts what waits', async () => {
    const first = open();
    await screen.findByRole('link', { name: COURSE.begin });
    await screen.findByRole('progressbar', { name: /1\/2 cảnh/ });
    first.unmount();
    await queryClient.cancelQueries();
    queryClient.clear();
    api.noNetwork();
    await visit('good', ['a', 'b']);
    open();
    expect(await screen.findByRole('progressbar', { name: /1\/2 cảnh đạt mục tiêu, 2\/3/ })).toBeVisible();
    const own = screen.getByRole('list', { name: COURSE.sectionsOf('Làm quen') });
    expect(within(own).getAllByRole('listitem').at(-1)).toHaveTextContent(COURSE.done);
  });

  it('says what to do where nothing is stored, and while the introduction is on its way', async () => {
    api.noNetwork();
    const first = open();
    expect(await screen.findByText(COURSE.needsNetwork)).toBeVisible();
    first.unmount();
    await queryClient.cancelQueries();
    queryClient.clear();
    api.answer(conversationLevel.levels, conversationLevelsOf(2, 1));
    api.refuse(conversationCourse.classes, 'CONVERSATION_NOT_ALLOWED');
    api.refuse(conversationCourse.todoSection, 'CONVERSATION_NOT_ALLOWED');
    api.answer(conversation.records, { records: [] });
    open();
    expect(await screen.findByText(COURSE.notArrived)).toBeVisible();
  });
});

describe('levels', () => {
  it('are marked, and the locked one says what is missing', async () => {
    api.answer(conversationLevel.levels, { ...conversationLevelsOf(1, 1), suggested_level: 1 });
    open('?view=levels');
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(LEVELS_VIEW.selected);
    expect(rows[0]).toHaveTextContent(LEVELS_VIEW.suggested);
    expect(rows[1]).toHaveTextContent(LEVELS_VIEW.missing(1, LEVEL_CARD.left(1, 2)));
    expect(rows[2]).toHaveTextContent(LEVELS_VIEW.after(2));
    expect(screen.queryByRole('button', { name: LEVELS_VIEW.choose(2) })).toBeNull();
  });

  it.each([
    ['reloads the page', 'online', 1],
    ['does not with no network', 'offline', 0],
  ] as const)('are selected at once; that %s', async (_, state, reloads) => {
    open('?view=levels');
    connectivity.setState({ state });
    fireEvent.click(await screen.findByRole('button', { name: LEVELS_VIEW.choose(2) }));
    expect(await screen.findByText(COURSE.level(2, 'Tên mức 2'))).toBeVisible();
    expect(screen.getByText(LEVELS_VIEW.waits)).toBeVisible();
    expect(await db.commands.toArray()).toMatchObject([
      { operation: 'conversationLevel.selectLevel', body: { level: 2 } },
    ]);
    await waitFor(() => expect(page.reloads).toBe(reloads));
  });

  it('go up when enough is done, by the visits that wait as well, which are sent first', async () => {
    api.answer(conversationLevel.levels, {
      ...conversationLevelsOf(1, 1),
      needs: { scenes: { done: 0, needed: 1 }, missions: { done: 0, needed: 2 } },
    });
    open();
    expect(await screen.findByText(LEVEL_CARD.left(1, 2))).toBeVisible();
    expect(screen.queryByRole('button', { name: LEVEL_CARD.up(2) })).toBeNull();
    const sent = await visit('good', ['a', 'b']);
    fireEvent.click(await screen.findByRole('button', { name: LEVEL_CARD.up(2) }));
    expect(await screen.findByText(LEVEL_CARD.celebrate(2))).toBeVisible();
    expect(await screen.findByText(COURSE.level(2, 'Tên mức 2'))).toBeVisible();
    expect(screen.getByText(LEVEL_CARD.provisional)).toBeVisible();
    expect((await db.commands.toArray()).at(-1)).toMatchObject({
      ...{ operation: 'conversationLevel.levelUp', params: { id: 'hoi-thoai-1' }, after: [sent] },
    });
    expect(page.reloads).toBe(0);
  });

  it('say why one was refused, and that nothing is lost', async () => {
    await saveCommand(ENDPOINTS.conversationLevel.levelUp, {
      ...{ owner: LEARNER, params: { id: 'hoi-thoai-1' }, label: '', body: { at: 1, skew: 0 } },
    });
    await db.commands.toCollection().modify({ state: 'parked', lastMessage: 'Bạn còn 1 nhiệm vụ nữa.' });
    open();
    expect(await screen.findByText(REFUSED.levelUp)).toBeVisible();
    expect(screen.getByText('Bạn còn 1 nhiệm vụ nữa.')).toBeVisible();
    expect(screen.getByText(REFUSED.text)).toBeVisible();
    expect(await screen.findByText(COURSE.level(1, 'Tên mức 1'))).toBeVisible();
  });
});

describe('the parts of a course', () => {
  const mission = { scene_id: 'scene-id', scene_title_vi: 'Chào hỏi', is_done: false };

  it('tick a mission that was done here', async () => {
    api.answer(conversationCourse.missions, {
      missions: [
        { ...mission, id: 'a', vi: 'Hỏi tên' },
        { ...mission, id: 'b', vi: 'Xin số' },
      ],
    });
    await visit('open', ['a']);
    open('?view=missions');
    expect(await screen.findByText(PARTS.missions.count(1, 2))).toBeVisible();
  });

  it('show the scenes with what was done in them', async () => {
    api.answer(conversationCourse.roomList, {
      rooms: [
        { ...scene, is_allowed: true, visits: 2, is_reached: true, missions_done: 1 },
        { ...scene, id: 'far', is_allowed: false, visits: 0, is_reached: false, missions_done: 0 },
      ],
    });
    open('?view=rooms');
    expect(await screen.findByText(PARTS.rooms.visits(2))).toBeVisible();
    expect(screen.getAllByRole('link', { name: /Chào hỏi/ })).toHaveLength(1);
    expect(screen.getByText(COURSE.locked)).toBeVisible();
  });

  it('show the sounds with the learner’s record', async () => {
    api.answer(conversationCourse.pronunciationDetail, {
      sounds: [
        { sound: 'th', ipa: 'θ', lines: [{ text: 'Thanks.', vi: 'Cảm ơn.' }], mean: 81.6 },
        { sound: 's', ipa: 's', lines: [], mean: null },
      ],
    });
    api.answer(conversationCourse.pronunciationConfig, {
      ...{ clear_from: 75, nearly_from: 60, voices: ['woman', 'man'], speeds: [1], longest_answer: 30 },
      is_heard_on_device: true,
    });
    open('?view=sounds');
    expect(await screen.findByText(PARTS.sounds.mean(82))).toBeVisible();
    expect(await screen.findByText(PARTS.sounds.clear)).toBeVisible();
    expect(screen.getByText(PARTS.sounds.none)).toBeVisible();
    expect(screen.getByRole('link', { name: PARTS.sounds.train('θ') }).getAttribute('href')).toBe(
      '/pronunciation/ipa?sound=th',
    );
  });

  it('let the lines of a class be heard and said, if it is open', async () => {
    const first = open('?view=phrases&class=meeting');
    expect(await screen.findByRole('button', { name: PHRASES.hear('Nice to meet you.') })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Nice to meet you.' })).toBeVisible();
    expect(screen.getByRole('link', { name: PHRASES.next('Phần sound') })).toBeVisible();
    first.unmount();
    open('?view=phrases&class=moving');
    expect(await screen.findByRole('link', { name: COURSE.seeVip })).toBeVisible();
  });

  it('load categories one by one', async () => {
    const category = (name: 'people' | 'food', position: number) => ({
      ...{ category: name, sections: 1, done: 0, position },
      list: [courseSection('scene', { id: name, title_vi: `Cảnh ${name}` })],
    });
    api.answer(conversationCourse.sectionCategories, { categories: [] });
    api.answerWith(conversationCourse.sectionCategoriesDetail, ({ query }) =>
      query.lastPosition === '0'
        ? { categories: [category('food', 1)], has_more: true }
        : { categories: [category('people', 2)], has_more: false },
    );
    open('?view=categories');
    expect(await screen.findByText('Cảnh food')).toBeVisible();
    expect(screen.queryByText('Cảnh people')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: PARTS.categories.more }));
    expect(await screen.findByText('Cảnh people')).toBeVisible();
    expect(screen.getByText(PARTS.categories.end)).toBeVisible();
    expect(api.callsOf(conversationCourse.sectionCategoriesDetail).map(({ query }) => query)).toEqual([
      { lastPosition: '0', limit: '1' },
      { lastPosition: '1', limit: '1' },
    ]);
  });
});
