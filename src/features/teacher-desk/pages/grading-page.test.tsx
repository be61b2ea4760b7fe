import { deskTask } from '#contract/teacher-desk.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { listQueue } from '#src/platform/outbox/queue/queue.ts';
import { fakeApi, refused } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { Component } from './grading-page.tsx';

const { task, take, phrases, reveal, conflict, settle } = ENDPOINTS.teacherDesk;
const ID = '019aa000-0000-7000-8000-0000000000a1';
const NEXT = '019aa000-0000-7000-8000-0000000000a2';
const PHRASE = '019aa000-0000-7000-8000-0000000000c1';
const ESSAY = 'Bees help us. They fly far.';
const HOSTILE = '<img src=x onerror=alert(1)>';

const work = made(deskTask, {
  id: ID,
  due_at: Date.UTC(2126, 0, 1),
  holder: 'me',
  version: 1,
  held_until: Date.UTC(2126, 0, 1),
  content: { type_code: 'ielts_writing', prompt: 'Write about bees.', task: 2, min_words: 20 },
  essay: ESSAY,
  draft: {},
});
const at = (point: number) => ({ low: point, point, high: point });
const AI = {
  band: at(5.5),
  criteria: [{ code: 'TR' as const, band: at(5) }],
};

const api = fakeApi();
const open = () =>
  renderRoutes(
    [
      { path: '/ban-giao-vien/cham/:id', Component },
      { path: '/ban-giao-vien', element: <p>Hàng chờ</p> },
    ],
    `/ban-giao-vien/cham/${ID}`,
  );
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const criterion = (name: RegExp) => screen.getByRole('region', { name });
const rowsOf = async (operation: string) =>
  (await listQueue(LEARNER)).filter((row) => row.operation === operation);

beforeEach(async () => {
  localStorage.clear();
  await db.commands.clear();
  signIn();
  api.answer(task, work);
  api.answer(phrases, {
    phrases: [{ id: PHRASE, criterion: 'CC', text: `Thiếu từ nối. ${HOSTILE}`, used: 2 }],
  });
  api.answer(take, {});
});

describe('grading by keys', () => {
  it('gives bands in halves, saves each criterion by itself, submits and goes on', async () => {
    const { router } = open();
    await screen.findByTestId('essay');
    press('6');
    expect(await screen.findByTestId('descriptor-TR')).toBeVisible();
    press('.');
    expect(criterion(/đúng yêu cầu/).textContent).toContain('6.5');
    press('Enter', { ctrlKey: true });
    expect(await screen.findByText(/Còn thiếu band/)).toBeVisible();
    for (const band of ['6', '5', '7']) {
      press(']');
      press(band);
    }
    await waitFor(async () =>
      expect((await rowsOf('teacherDesk.saveDraft')).map(({ slot, body }) => ({ slot, body }))).toEqual(
        expect.arrayContaining(
          [
            ['TR', 6.5],
            ['CC', 6],
            ['LR', 5],
            ['GRA', 7],
          ].map(([part, band]) => ({
            slot: `grading-draft:${ID}:${part}`,
            body: expect.objectContaining({ part, band }),
          })),
        ),
      ),
    );
    press('Enter', { ctrlKey: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/ban-giao-vien'));
    const [sent] = await rowsOf('teacherDesk.submit');
    expect(sent).toMatchObject({
      body: { grading_id: ID, version: 1, verdict: { kind: 'grade', criteria: { length: 4 } } },
      after: { length: 4 },
    });
  });

  it('comments on a sentence chosen by arrows, with a phrase from the bank', async () => {
    const { container } = open();
    await screen.findByTestId('essay');
    press(']');
    press('s');
    press('ArrowDown');
    expect(screen.getByText(/Câu 2\/2/)).toBeVisible();
    press('Enter');
    const cc = criterion(/Mạch lạc/);
    const field = await within(cc).findByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(cc.textContent).toContain('They fly far.');
    press('/');
    const bank = await screen.findByRole('dialog', { name: 'Kho câu của bạn' });
    fireEvent.change(within(bank).getByRole('textbox'), { target: { value: 'thieu noi' } });
    fireEvent.keyDown(within(bank).getByRole('textbox'), { key: 'Enter' });
    await waitFor(() => expect(field).toHaveProperty('value', `Thiếu từ nối. ${HOSTILE}`));
    expect(container.querySelector('img')).toBeNull();
    await waitFor(async () => {
      expect(await rowsOf('teacherDesk.usePhrase')).toMatchObject([{ body: { id: PHRASE } }]);
      expect(await rowsOf('teacherDesk.saveDraft')).toMatchObject([
        {
          body: {
            part: 'CC',
            comments: [{ quote: { start: 14, end: 27 }, comment: expect.stringContaining('Thiếu') }],
          },
        },
      ]);
    });
  });

  it('types digits as text in a comment, and does nothing once single keys are off', async () => {
    open();
    await screen.findByTestId('essay');
    press('c');
    const field = await within(criterion(/đúng yêu cầu/)).findByRole('textbox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    press('7');
    expect(screen.queryByTestId('descriptor-TR')).toBeNull();
    press('Escape');
    press('?');
    const help = await screen.findByRole('dialog', { name: 'Phím tắt' });
    fireEvent.click(within(help).getByRole('checkbox'));
    fireEvent.click(within(help).getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('7');
    expect(screen.queryByTestId('descriptor-TR')).toBeNull();
  });
});

describe("the AI's estimate", () => {
  it('is shown only once all bands are given, and compared with them', async () => {
    api.answer(reveal, {
      blind: [
        { code: 'TR', band: 6 },
        { code: 'CC', band: 6 },
        { code: 'LR', band: 6 },
        { code: 'GRA', band: 6 },
      ],
      estimate: AI,
    });
    open();
    await screen.findByTestId('essay');
    const button = screen.getByRole('button', { name: 'Xem ước lượng của AI' });
    expect(button).toBeDisabled();
    press('e');
    expect(api.sentTo(reveal)).toEqual([]);
    for (const _ of ['TR', 'CC', 'LR', 'GRA']) {
      press('6');
      press(']');
    }
    press('e');
    const table = await screen.findByTestId('comparison');
    expect(api.sentTo(reveal)).toMatchObject([{ criteria: { length: 4 } }]);
    expect(table.textContent).toContain('+1.0');
    expect(table.textContent).toContain('+0.5');
  });
});

describe('a draft', () => {
  const part = { at: 1, skew: 0, band: 7, comments: [], summary: null };

  it('of this device that has not been sent is there again', async () => {
    open().unmount();
    api.answer(task, { ...work, draft: { TR: part } });
    open();
    await screen.findByTestId('essay');
    expect(criterion(/đúng yêu cầu/).textContent).toContain('7.0');
    press('4');
    await waitFor(async () => expect(await rowsOf('teacherDesk.saveDraft')).toHaveLength(1));
    open();
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: /đúng yêu cầu/ })[1]?.textContent).toContain('4.0'),
    );
  });

  it('opens with no network as it was last seen', async () => {
    const first = open();
    await screen.findByTestId('essay');
    press('8');
    await waitFor(async () => expect(await rowsOf('teacherDesk.saveDraft')).toHaveLength(1));
    first.unmount();
    // It has arrived: only the copy on the device has it now.
    await db.commands.clear();
    api.noNetwork();
    open();
    await screen.findByTestId('essay');
    expect(criterion(/đúng yêu cầu/).textContent).toContain('8.0');
  });

  it('never reaches the next work', async () => {
    const { router } = open();
    await screen.findByTestId('essay');
    press('9');
    expect(criterion(/đúng yêu cầu/).textContent).toContain('9.0');
    api.answer(task, { ...work, id: NEXT, title: 'Bài khác' });
    await router.navigate(`/ban-giao-vien/cham/${NEXT}`);
    await screen.findByRole('heading', { name: 'Bài khác' });
    expect(criterion(/đúng yêu cầu/).textContent).not.toContain('9.0');
  });
});

describe('another verdict', () => {
  it('is shown beside the own one, which is kept or dropped', async () => {
    const own = { at: 1, skew: 0, band: 8, comments: [], summary: null };
    api.answerWith(task, () => refused('GRADED_BY_OTHER'));
    api.answer(conflict, {
      theirs: {
        id: ID,
        status: 'finished',
        graded_at: 1,
        graded_by: 'Thầy Nam',
        content: { band: 5, criteria: [{ code: 'TR', band: 5 }], summary: HOSTILE },
      },
      task: { ...work, draft: { TR: own, CC: own, LR: own, GRA: own } },
    });
    api.answer(settle, { kept: true });
    const { router, container } = open();
    expect(await screen.findByText('Thầy Nam chấm')).toBeVisible();
    expect(screen.getByText('Band 5.0')).toBeVisible();
    expect(screen.getByText('Band 8.0')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /ý kiến thứ hai/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/ban-giao-vien'));
    expect(api.sentTo(settle)).toMatchObject([{ keep: true, verdict: { criteria: { length: 4 } } }]);
  });
});
