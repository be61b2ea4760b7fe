import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { useAdviceDialog } from '#src/platform/session/advice-dialog.ts';
import { closeAuth, useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { knownHere, storeIntroduced } from '#src/platform/session/vip.ts';
import { conversationLevels, onboardingOptions } from '#src/shared/queries/conversation-course.ts';
import { conversationLevelsOf, courseSection, ONBOARDING } from '#tests/support/conversation-course.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { COURSE_GUEST } from '../messages/course-guest.ts';
import { ENTRY_TEST, INTRODUCTION, RESULT } from '../messages/introduction.ts';
import { Component } from './guest-page.tsx';

const voice = vi.hoisted(() => ({ said: [] as string[], isSilent: false }));
vi.mock('#src/shared/speaking/examiner/use-voices-ahead.ts', () => ({ useVoicesAhead: () => undefined }));
vi.mock('#src/shared/speaking/examiner/use-examiner-voice.ts', async () => {
  const { createStore } = await import('zustand/vanilla');
  const state = createStore(() => ({ line: null as unknown, isSpeaking: false, isSilent: false }));
  return {
    useExaminerVoice: () => ({
      ...{ state, unlock: () => undefined, stop: () => undefined, level: () => 0 },
      say: async (line: { text: string }) => {
        voice.said.push(line.text);
        state.setState({ line, isSilent: voice.isSilent });
        return true;
      },
    }),
  };
});

const { conversationLevel, conversationCourse, conversation } = ENDPOINTS;
const api = fakeApi();
const PATH = '/conversation-guest';
const open = (view = '') =>
  renderRoutes(
    [
      { path: PATH, Component },
      { path: '*', element: <p>elsewhere</p> },
    ],
    PATH + view,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp): Promise<void> => void fireEvent.click(await button(name));
const pick = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByLabelText(name));

beforeEach(async () => {
  localStorage.clear();
  queryClient.clear();
  closeAuth();
  Object.assign(voice, { said: [], isSilent: false });
  await Promise.all(db.tables.map((table) => table.clear()));
  api.answer(conversationLevel.options, ONBOARDING);
  api.answer(conversationLevel.levels, conversationLevelsOf(0, null));
  api.answer(conversationLevel.onboardingResult, { result: null });
  api.answer(conversation.scenes, { scenes: [] });
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the way in', () => {
  it('leads a guest to the introduction, or to the account they have', async () => {
    open();
    expect((await screen.findByRole('link', { name: COURSE_GUEST.begin })).getAttribute('href')).toBe(
      '/conversation-guest?view=introduction',
    );
    await press(COURSE_GUEST.login);
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/conversation' });
    await press(COURSE_GUEST.advice);
    expect(useAdviceDialog.getState()).toMatchObject({ asked: true, about: 'Luyện hội thoại' });
  });

  it('leads a learner to the introduction, to one that was begun, and then to the course', async () => {
    signIn();
    const first = open();
    fireEvent.click(await screen.findByRole('link', { name: COURSE_GUEST.begin }));
    await pick('Ý work');
    first.unmount();
    const second = open();
    expect(await screen.findByRole('link', { name: COURSE_GUEST.goOn })).toBeVisible();
    second.unmount();
    storeIntroduced();
    open();
    expect((await screen.findByRole('link', { name: COURSE_GUEST.enter })).getAttribute('href')).toBe(
      '/conversation',
    );
  });

  it('leads a learner who was introduced on another device to the course at once', async () => {
    signIn();
    api.answer(conversationLevel.onboardingResult, {
      result: {
        choices: {
          ...{ step1: { value: 'work' }, step2: { value: ['food'] }, step4: { value: 'ten' } },
          ...{ step5: { value: 'can-1' }, entry_test: null },
        },
        ...{ suggested_level: 1, max_level: 1, completed_at: 1 },
      },
    });
    open();
    expect(await screen.findByRole('link', { name: COURSE_GUEST.enter })).toBeVisible();
    expect(screen.queryByRole('link', { name: COURSE_GUEST.begin })).toBeNull();
  });

  it('says why a class is closed', async () => {
    signIn();
    open('?view=class');
    expect(await screen.findByText(COURSE_GUEST.classClosed)).toBeVisible();
  });
});

/** Goes through the first two steps. */
async function toEntryTest(): Promise<void> {
  await pick('Ý work');
  await press(INTRODUCTION.next);
  await pick('Ý food');
  await press(INTRODUCTION.next);
}

/** Goes through the last two steps. */
async function toResult(self = 'Ý can-2'): Promise<void> {
  await pick('Ý ten');
  await press(INTRODUCTION.next);
  await pick(self);
  await press(INTRODUCTION.finish);
}

describe('the introduction', () => {
  beforeEach(() => signIn());

  it('goes on only with a choice, back, and can be cleared', async () => {
    open('?view=introduction');
    await press(INTRODUCTION.next);
    expect(await screen.findByText(INTRODUCTION.pickFirst)).toBeVisible();
    await pick('Ý work');
    await press(INTRODUCTION.next);
    await pick('Ý food');
    await pick('Ý food');
    await press(INTRODUCTION.next);
    expect(await screen.findByText(INTRODUCTION.pickFirst)).toBeVisible();
    await pick('Ý home');
    await press(INTRODUCTION.back);
    expect(await screen.findByLabelText('Ý work')).toBeChecked();
    await press(INTRODUCTION.reset);
    expect(await screen.findByLabelText('Ý work')).not.toBeChecked();
    await pick('Ý study');
    await press(INTRODUCTION.next);
    expect(await screen.findByLabelText('Ý home')).toBeChecked();
    await press(INTRODUCTION.resetAll);
    expect(await screen.findByLabelText('Ý study')).not.toBeChecked();
    expect(screen.getByText(INTRODUCTION.place(1, 5))).toBeVisible();
  });

  it('goes on where it was left, in the entry test too', async () => {
    const first = open('?view=introduction');
    await toEntryTest();
    await press(ENTRY_TEST.begin);
    await press('Answer a');
    expect(await screen.findByText(ENTRY_TEST.right)).toBeVisible();
    first.unmount();
    open('?view=introduction');
    expect(await screen.findByText(ENTRY_TEST.question(2))).toBeVisible();
  });

  it('lets a line be heard twice, shows it on request, and explains the answer', async () => {
    open('?view=introduction');
    await toEntryTest();
    await press(ENTRY_TEST.begin);
    expect(screen.queryByText('Question 1-1?')).toBeNull();
    await press(ENTRY_TEST.hear);
    expect(await screen.findByText(ENTRY_TEST.triesLeft(1))).toBeVisible();
    await press(ENTRY_TEST.hearAgain);
    expect(await button(ENTRY_TEST.hearAgain)).toBeDisabled();
    expect(voice.said).toEqual(['Question 1-1?', 'Question 1-1?']);
    await press(ENTRY_TEST.showText);
    expect(screen.getByText('Question 1-1?')).toBeVisible();
    await press('Answer b');
    expect(await screen.findByText(ENTRY_TEST.wrong('Answer a'))).toBeVisible();
    expect(screen.getByText('Vì hợp với câu hỏi.')).toBeVisible();
  });

  it('shows a line that cannot be heard', async () => {
    voice.isSilent = true;
    open('?view=introduction');
    await toEntryTest();
    await press(ENTRY_TEST.begin);
    await press(ENTRY_TEST.hear);
    expect(await screen.findByText(ENTRY_TEST.silent)).toBeVisible();
    expect(screen.getByText('Question 1-1?')).toBeVisible();
  });

  it('ends the entry test when the level is known, and tells the result with no network', async () => {
    open('?view=introduction');
    await toEntryTest();
    api.noNetwork();
    await press(ENTRY_TEST.begin);
    for (const answer of ['a', 'a', 'b']) {
      await press(`Answer ${answer}`);
      await press(ENTRY_TEST.nextQuestion);
    }
    await press('Answer b');
    await press(ENTRY_TEST.end);
    await toResult('Ý can-2');
    expect(await screen.findByText(RESULT.title(2, 'Tên mức 2'))).toBeVisible();
    expect(screen.getByText((text) => text.startsWith(RESULT.byTest(2, 4)))).toBeVisible();
    expect(screen.getByText(RESULT.saved)).toBeVisible();
    const rows = await db.commands.toArray();
    expect(rows).toMatchObject([
      {
        ...{ owner: LEARNER, operation: 'conversationLevel.completeOnboarding' },
        body: { step1: { value: 'work' }, step2: { value: ['food'] }, step5: { value: 'can-2' } },
      },
    ]);
  });

  it('suggests by the learner’s own words where the test was left out', async () => {
    open('?view=introduction');
    await toEntryTest();
    await press(ENTRY_TEST.leaveOut);
    await toResult('Ý can-3');
    expect(await screen.findByText(RESULT.title(3, 'Tên mức 3'))).toBeVisible();
    expect(screen.getByText(RESULT.noTest)).toBeVisible();
    expect(await db.commands.toArray()).toMatchObject([{ body: { entry_test: null } }]);
  });

  it('names the first section once the server knows, and what became of a refused one', async () => {
    const choices = { step1: { value: 'work' }, step2: { value: ['food'] }, step4: { value: 'ten' } };
    api.answer(conversationLevel.onboardingResult, {
      result: {
        choices: { ...choices, step5: { value: 'can-1' }, entry_test: null },
        ...{ suggested_level: 1, max_level: 1, completed_at: 1 },
      },
    });
    api.answer(conversationCourse.firstLesson, { section: courseSection('phrases') });
    const first = open('?view=result');
    expect((await screen.findByRole('link', { name: /Phần phrases/ })).getAttribute('href')).toBe(
      '/conversation?view=phrases&class=meeting',
    );
    expect(screen.getByText(RESULT.sent)).toBeVisible();
    first.unmount();
  });

  it('says what to do where nothing is stored and there is no network', async () => {
    api.noNetwork();
    open('?view=introduction');
    expect(await screen.findByText(INTRODUCTION.needsNetwork)).toBeVisible();
    await waitFor(() => queryClient.cancelQueries());
  });
});

describe('a guest', () => {
  /** Goes through all of it, without the entry test. */
  async function goThrough(): Promise<void> {
    await toEntryTest();
    await press(ENTRY_TEST.leaveOut);
    await toResult('Ý can-3');
    expect(await screen.findByText(RESULT.title(3, 'Tên mức 3'))).toBeVisible();
  }
  const saved = () => db.commands.toArray();

  it('goes through the introduction, sees the level, and saves it by signing in', async () => {
    open('?view=introduction');
    await goThrough();
    expect(screen.getByText(RESULT.noTest)).toBeVisible();
    expect(await saved()).toEqual([]);
    await press(RESULT.save);
    expect(useAuthDialog.getState()).toMatchObject({
      ...{ asked: 'register', next: '/conversation-guest?view=result' },
    });
    act(() => signIn());
    expect(await screen.findByText(RESULT.saved)).toBeVisible();
    expect(screen.getByText(RESULT.title(3, 'Tên mức 3'))).toBeVisible();
    expect(await saved()).toMatchObject([
      {
        ...{ owner: LEARNER, operation: 'conversationLevel.completeOnboarding' },
        body: { step1: { value: 'work' }, step2: { value: ['food'] }, step5: { value: 'can-3' } },
      },
    ]);
    expect(knownHere().introduced).toBe(true);
    expect(localStorage.getItem('luyen.introduction:guest')).toBeNull();
  });

  it('needs no network once the questions are on the device', async () => {
    const first = open();
    await queryClient.prefetchQuery(onboardingOptions());
    await queryClient.prefetchQuery(conversationLevels());
    first.unmount();
    api.noNetwork();
    open('?view=introduction');
    await goThrough();
    await waitFor(() => queryClient.cancelQueries());
  });

  it('finds the result again, and goes on with one that was left', async () => {
    const first = open('?view=introduction');
    await pick('Ý work');
    first.unmount();
    const second = open();
    expect(await screen.findByRole('link', { name: COURSE_GUEST.goOn })).toBeVisible();
    second.unmount();
    const third = open('?view=introduction');
    await goThrough();
    third.unmount();
    open();
    expect((await screen.findByRole('link', { name: COURSE_GUEST.seeResult })).getAttribute('href')).toBe(
      '/conversation-guest?view=result',
    );
    // Signed in elsewhere, and back on this page: another learner, as what one went through stays in memory.
    act(() => signIn('019aa000-0000-7000-8000-000000000009'));
    fireEvent.click(await screen.findByRole('link', { name: COURSE_GUEST.saveResult }));
    expect(await screen.findByText(RESULT.saved)).toBeVisible();
    expect(await saved()).toHaveLength(1);
  });

  it('goes on as a learner in the middle of it', async () => {
    open('?view=introduction');
    await toEntryTest();
    act(() => signIn());
    await press(ENTRY_TEST.leaveOut);
    await toResult('Ý can-1');
    expect(await screen.findByText(RESULT.saved)).toBeVisible();
    expect(await saved()).toMatchObject([{ owner: LEARNER, body: { step1: { value: 'work' } } }]);
  });

  it('may save a result again that the device had no room for', async () => {
    open('?view=introduction');
    await goThrough();
    const add = vi.spyOn(db.commands, 'add').mockRejectedValueOnce(new Error('no room'));
    act(() => signIn());
    await waitFor(() => expect(add).toHaveBeenCalled());
    add.mockRestore();
    await waitFor(async () => expect(await button(RESULT.save)).toBeEnabled());
    await press(RESULT.save);
    expect(await screen.findByText(RESULT.saved)).toBeVisible();
  });
});
