import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX } from '#src/messages/outbox.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { saveAnswer } from '#src/shared/attempt/save-answer.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { INSTALL_PAGE, OUT_OF_APP, STEPS } from '../messages/install-page.ts';
import { Component } from './install-page.tsx';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`;
const ZALO = `${IPHONE} Mobile/15E148 Zalo iOS/511`;
const WINDOWS_FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36';

const saved = vi.hoisted(() => vi.fn<(file: Blob, name: string) => void>());
vi.mock('#src/platform/browser/save-file.ts', () => ({ saveFile: saved }));

const api = fakeApi();
const openIn = (userAgent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  renderApp(<Component />);
};
const steps = (): string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');
const save = (questionId: string) =>
  saveAnswer({
    owner: LEARNER,
    attemptId: '019aa000-0000-7000-8000-0000000000a1',
    practiceId: 'p1',
    questionId,
    answer: { type_code: 'single_choice', choice: 'A' },
    label: 'Câu 1',
  });

beforeEach(async () => {
  api.noNetwork();
  saved.mockClear();
  connectivity.setState({ state: 'online' });
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('the steps to install', () => {
  it('are those of the browser, with its own names', async () => {
    openIn(SAMSUNG);
    expect(steps().join(' ')).toContain('Chọn Thêm trang vào, rồi Màn hình chờ.');
    expect(screen.queryByText(INSTALL_PAGE.carryTitle)).toBeNull();
  });

  it('where nothing can be installed, the page says so', () => {
    openIn(WINDOWS_FIREFOX);
    expect(screen.getByText(INSTALL_PAGE.noneTitle)).toBeVisible();
    expect(screen.queryByText(INSTALL_PAGE.stepsTitle)).toBeNull();
  });

  it('in another app lead to the real browser first', () => {
    openIn(ZALO);
    expect(screen.getByText('Bạn đang mở Luyện trong Zalo')).toBeVisible();
    expect(steps().join(' ')).toContain(OUT_OF_APP[1]?.entry);
    expect(screen.getByRole('button', { name: INSTALL_PAGE.copy })).toBeVisible();
  });
});

describe('on iOS, where the app has its own storage', () => {
  it('the steps follow at once when nothing waits', async () => {
    signIn();
    openIn(SAFARI);
    expect(await screen.findByText(INSTALL_PAGE.sent)).toBeVisible();
    expect(steps().join(' ')).toContain(STEPS['ios-safari'][1]?.entry);
  });

  it('the queue is sent first', async () => {
    signIn();
    await save('q1');
    openIn(SAFARI);
    expect(await screen.findByText(INSTALL_PAGE.sending(1))).toBeVisible();
    expect(screen.queryByText(INSTALL_PAGE.stepsTitle)).toBeNull();
    await db.commands.clear();
    expect(await screen.findByText(INSTALL_PAGE.stepsTitle)).toBeVisible();
  });

  it('what cannot be sent is offered as a file, with a way to go on', async () => {
    connectivity.setState({ state: 'offline' });
    signIn();
    await save('q1');
    openIn(SAFARI);
    expect(await screen.findByText(INSTALL_PAGE.cannotSend(1))).toBeVisible();
    expect(screen.getByText(INSTALL_PAGE.cannotSendText)).toHaveTextContent(OUTBOX.restore);
    fireEvent.click(screen.getByRole('button', { name: INSTALL_PAGE.saveFile }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(await saved.mock.calls[0]?.[0].text()).toContain('"question_id":"q1"');
    fireEvent.click(screen.getByRole('button', { name: INSTALL_PAGE.goOn }));
    expect(screen.getByText(INSTALL_PAGE.stepsTitle)).toBeVisible();
  });
});
