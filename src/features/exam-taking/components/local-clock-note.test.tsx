import 'fake-indexeddb/auto';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { LocalClockNote } from '#src/shared/exam/local-clock-note.tsx';
import { beginExam } from '../model/begin-exam.ts';

const OWNER = '019aa000-0000-7000-8000-000000000001';
const words = /^Bài này tính giờ trên máy bạn từ lúc (\d\d:\d\d) đến (\d\d:\d\d)\./;

afterEach(async () => {
  await Promise.all([db.commands.clear(), db.attempts.clear()]);
});

it('shows start and end by the device’s clock until the server has the beginning', async () => {
  connectivity.setState({ state: 'offline' });
  const attempt = await beginExam({ owner: OWNER, examId: 't', minutes: 60, label: 'T' });
  render(<LocalClockNote attempt={attempt} />);
  const [, from = '', until = ''] = words.exec((await screen.findByText(words)).textContent ?? '') ?? [];
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  expect((minutes(until) - minutes(from) + 1440) % 1440).toBe(60);
  act(() => connectivity.setState({ state: 'online' }));
  expect(screen.queryByText(words)).toBeNull();
  act(() => connectivity.setState({ state: 'offline' }));
  await screen.findByText(words);
  // Acknowledged: the row is gone.
  await db.commands.clear();
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
