import { pronunciationLesson } from '#contract/pronunciation-lesson.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useParams } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PronunciationSummary, pronunciationSetId } from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { DRILL } from '#src/messages/reading-report.ts';
import { openAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { useAuthDialog } from '#src/platform/session/auth-dialog.ts';
import { clearSession } from '#src/platform/session/session.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { PRONUNCIATION, SECTION } from '../messages/pronunciation.ts';
import { LessonPage } from './lesson-page.tsx';
import { PathPage } from './path-page.tsx';

const voices = { woman: '/media/voices/w.m4a', man: '/media/voices/m.m4a' };
const summary = (id: string, place: number): PronunciationSummary => ({
  ...{ id, place, group: 'vowel', title: `Bài ${id}`, why: `Vì sao học ${id}` },
});
const LESSON = made(pronunciationLesson, {
  ...summary('sheep', 1),
  how: 'Kéo **hai khóe miệng** sang ngang.',
  scored: 'Mình chấm từng từ.',
  sounds: ['ii'],
  drills: ['ee-i'],
  hear: [{ text: 'sheep', vi: 'con cừu', voices, ipa: 'ʃiːp', note: 'Âm kéo dài.' }],
  tell: [
    {
      ...{ id: 't1', ask: 'Bạn nghe được từ nào?', heard: { text: 'ship', voices }, choice: 'b' },
      options: [
        { id: 'a', text: 'sheep', ipa: 'ʃiːp' },
        { id: 'b', text: 'ship', ipa: 'ʃɪp' },
      ],
      because: 'Âm ngắn.',
    },
    {
      ...{ id: 't2', ask: 'Từ nào dài?', choice: 'a' },
      options: [{ id: 'a', text: 'people' }, { id: 'b' }],
    },
  ],
  say: {
    words: [{ id: 'w1', text: 'sheep', vi: 'con cừu', ipa: 'ʃiːp', voices }],
    sentences: [{ id: 's1', text: 'She feels ill.', voices }],
  },
  use: {
    situation: 'Bạn thuê phòng.',
    lines: [
      { text: 'Where do you live?', vi: 'Bạn ở đâu?', voices },
      { id: 'u1', text: 'I live near the river.', voices },
    ],
  },
});

const api = fakeApi();
const { lesson: CALLS } = ENDPOINTS;

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  api.noNetwork();
  api.answer(CALLS.pronunciationPath, { lessons: [summary('sheep', 1), summary('bed', 2)] });
  api.answer(CALLS.assetsWithDetailPronunciation, LESSON);
  api.answer(CALLS.pronunciationProgressOfAll, {});
  vi.stubGlobal('scrollTo', () => undefined);
});

function Pages() {
  const { id } = useParams();
  return id === undefined ? (
    <PathPage />
  ) : (
    <LessonPage key={id} id={id} drillTitle={(drill) => `Cặp ${drill}`} />
  );
}
const open = (path: string) => renderRoutes([{ path: '/pronunciation/:id?', Component: Pages }], path);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const waiting = async () =>
  (await db.commands.toArray()).map(({ operation, body }) => ({ operation, ...Object(body) }));

describe('the path', () => {
  it('has the lessons with a ring each, the next one first', async () => {
    api.answer(CALLS.pronunciationProgressOfAll, {
      progress: (['hear', 'tell', 'say', 'use'] as const).map((section) => ({
        ...{ lesson_id: 'sheep', section, status: 2 as const },
      })),
    });
    open('/pronunciation');
    expect(await screen.findByRole('link', { name: PRONUNCIATION.continue('Bài bed') })).toBeVisible();
    expect(screen.getByText(PRONUNCIATION.pathDone(1, 2))).toBeVisible();
    expect(screen.getByRole('progressbar', { name: PRONUNCIATION.sectionsDone(4, 4) })).toBeVisible();
    expect(screen.getByText(PRONUNCIATION.next).closest('[data-lesson]')).toHaveProperty(
      'dataset.lesson',
      'bed',
    );
  });

  it('is open to guests, who are told what an account is for', async () => {
    clearSession();
    open('/pronunciation');
    expect(await screen.findByRole('link', { name: PRONUNCIATION.begin('Bài sheep') })).toBeVisible();
    press(PRONUNCIATION.signIn);
    expect(useAuthDialog.getState()).toMatchObject({ asked: 'login', next: '/pronunciation' });
    expect(api.callsOf(CALLS.pronunciationProgressOfAll)).toHaveLength(0);
  });

  it('says what to do with no network and nothing stored', async () => {
    api.noNetwork(CALLS.pronunciationPath);
    open('/pronunciation');
    expect(await screen.findByText(PRONUNCIATION.loadText)).toBeVisible();
    const drills = screen.getByRole('link', { name: DRILL.listTitle });
    expect(drills.getAttribute('href')).toBe('/pronunciation?view=drills');
  });
});

describe('a lesson', () => {
  it('leads to its next section, its drills and its download', async () => {
    open('/pronunciation/sheep');
    const next = await screen.findByRole('link', { name: PRONUNCIATION.start('Nghe') });
    expect(next.getAttribute('href')).toBe('/pronunciation/sheep?section=hear');
    expect(screen.getByRole('link', { name: 'Cặp ee-i' }).getAttribute('href')).toBe('/pronunciation/ee-i');
    expect(screen.getByText(PRONUNCIATION.download)).toBeVisible();
    expect(screen.queryByText(PRONUNCIATION.reset)).toBeNull();
  });

  it('is not there', async () => {
    api.refuse(CALLS.assetsWithDetailPronunciation, 'NOT_FOUND');
    open('/pronunciation/nothing');
    expect(await screen.findByText(PRONUNCIATION.missingTitle)).toBeVisible();
  });

  it('is begun again after a confirmation, here at once', async () => {
    api.answer(CALLS.pronunciationProgressOfAll, {
      progress: [{ lesson_id: 'sheep', section: 'hear', status: 2 }],
    });
    open('/pronunciation/sheep');
    expect(await screen.findByRole('link', { name: PRONUNCIATION.goOn('Phân biệt') })).toBeVisible();
    press(PRONUNCIATION.reset);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(PRONUNCIATION.resetText)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: PRONUNCIATION.resetYes }));
    expect(await screen.findByRole('link', { name: PRONUNCIATION.start('Nghe') })).toBeVisible();
    expect(await waiting()).toMatchObject([{ operation: 'lesson.resetSectionProgressPronunciation' }]);
  });
});

describe('a section', () => {
  it('that is heard is saved as begun, then as completed, and leads on', async () => {
    open('/pronunciation/sheep?section=hear');
    expect(await screen.findByText('Âm kéo dài.')).toBeVisible();
    await waitFor(async () => expect(await waiting()).toMatchObject([{ section: 'hear', status: 1 }]));
    press(SECTION.hearDone);
    expect(await screen.findByText(SECTION.finished('Nghe'))).toBeVisible();
    expect(screen.getByRole('link', { name: PRONUNCIATION.goOn('Phân biệt') })).toBeVisible();
    expect(await waiting()).toMatchObject([{ status: 1 }, { section: 'hear', status: 2, score: null }]);
  });

  it('that is told apart marks each answer at once, and keeps the share of right ones', async () => {
    open('/pronunciation/sheep?section=tell');
    expect(await screen.findByText('Bạn nghe được từ nào?')).toBeVisible();
    // What is heard is not written on the buttons that play it.
    expect(screen.getByRole('button', { name: SECTION.hear('giọng nữ') })).toBeVisible();
    expect(screen.queryByText('/ʃiːp/')).toBeNull();
    press('sheep');
    expect(await screen.findByText(SECTION.wrong('ship'))).toBeVisible();
    expect(screen.getByText('Âm ngắn.')).toBeVisible();
    press(SECTION.next);
    press('people');
    expect(await screen.findByText(SECTION.right)).toBeVisible();
    press(SECTION.finish);
    expect(await screen.findByText(SECTION.told(1, 2))).toBeVisible();
    expect(await waiting()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ operation: 'revise.submitQuestion', question_id: 't1' }),
        expect.objectContaining({ section: 'tell', status: 2, score: 50 }),
      ]),
    );
  });

  it('that is told apart goes on where it was left, and begins anew once it was finished', async () => {
    const path = '/pronunciation/sheep?section=tell';
    const first = open(path);
    await screen.findByText('Bạn nghe được từ nào?');
    press('ship');
    await waitFor(async () =>
      expect(await waiting()).toEqual(
        expect.arrayContaining([expect.objectContaining({ question_id: 't1' })]),
      ),
    );
    first.unmount();
    const second = open(path);
    expect(await screen.findByText('Từ nào dài?')).toBeVisible();
    press('people');
    await screen.findByText(SECTION.right);
    await waitFor(async () =>
      expect(await waiting()).toEqual(
        expect.arrayContaining([expect.objectContaining({ question_id: 't2' })]),
      ),
    );
    second.unmount();
    // Everything is answered, and only the end is missing.
    const third = open(path);
    expect(await screen.findByText(SECTION.right)).toBeVisible();
    press(SECTION.finish);
    expect(await screen.findByText(SECTION.told(2, 2))).toBeVisible();
    third.unmount();
    open(path);
    expect(await screen.findByText('Bạn nghe được từ nào?')).toBeVisible();
    expect(screen.queryByText(SECTION.right)).toBeNull();
  });

  it('that is told apart is open to guests, and nothing of it is kept', async () => {
    clearSession();
    open('/pronunciation/sheep?section=tell');
    await screen.findByText('Bạn nghe được từ nào?');
    press('ship');
    press(SECTION.next);
    press('people');
    press(SECTION.finish);
    expect(await screen.findByText(SECTION.told(2, 2))).toBeVisible();
    expect(await waiting()).toEqual([]);
  });

  it.each(['say', 'use'])('that needs a recording asks a guest to sign in: %s', async (section) => {
    clearSession();
    open(`/pronunciation/sheep?section=${section}`);
    expect(await screen.findByText(PRONUNCIATION.guestSay)).toBeVisible();
  });

  it('that is said stays at what was just said, and ends once all was', async () => {
    open('/pronunciation/sheep?section=say');
    expect(await screen.findByRole('button', { name: 'sheep', pressed: true })).toBeVisible();
    const { id } = await openAttempt(LEARNER, pronunciationSetId('sheep', 'say'));
    const said = (questionId: string, type_code: 'voice' | 'ielts_scripted_speaking') =>
      putAnswer({
        ...{ attemptId: id, questionId, owner: LEARNER, savedAt: 5_000 },
        answer: { type_code, recording_id: '019aa000-0000-7000-8000-0000000000c1' },
      });
    await said('w1', 'voice');
    expect(await screen.findByText(SECTION.said(1, 2))).toBeVisible();
    expect(screen.getByRole('button', { name: /^sheep/, pressed: true })).toBeVisible();
    press(SECTION.nextItem);
    expect(screen.getByRole('button', { name: /^She feels ill/, pressed: true })).toBeVisible();
    await said('s1', 'ielts_scripted_speaking');
    fireEvent.click(await screen.findByRole('button', { name: SECTION.done }));
    expect(await screen.findByText(SECTION.finished('Nói'))).toBeVisible();
  });

  it('that is used shows the situation, the lines of both, and what is to be said', async () => {
    open('/pronunciation/sheep?section=use');
    expect(await screen.findByText('Bạn thuê phòng.')).toBeVisible();
    expect(screen.getByText(SECTION.they)).toBeVisible();
    expect(screen.getByText(SECTION.you(1))).toBeVisible();
    expect(screen.getByText(SECTION.said(0, 1))).toBeVisible();
  });
});
