import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { REMINDERS } from '#src/messages/reminders.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { deviceClock } from '#src/platform/outbox/reminders/device-clock.ts';
import { acknowledge } from '#src/platform/outbox/sending/settle-row.ts';
import { fakePush } from '#tests/support/fake-push.ts';
import { LEARNER, renderApp, signIn } from '#tests/support/render-app.tsx';
import { saveSubmission } from '#tests/support/save-work.ts';
import { ReminderOffer } from './reminder-offer.tsx';

const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const DAY = 24 * 3_600_000;
const browser = fakePush();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  localStorage.clear();
  signIn();
});

const work = () => saveSubmission({ owner: LEARNER, attemptId: ATTEMPT, practiceId: 'p', label: 'Bài' });
const workedYesterday = () =>
  db.meta.put({ key: `studied:${LEARNER}`, day: deviceClock(Date.now() - DAY).day, days: 1 });
/** What was saved has reached the server. */
async function arrive(): Promise<void> {
  for (const row of await db.commands.toArray()) await acknowledge(row, Date.now());
}
const offer = () => screen.findByRole('heading', { name: REMINDERS.offerTitle });

it.each([
  ['still queued', async () => undefined],
  ['sent', arrive],
])('is shown after the work of the second day, %s; the browser is not asked', async (_, happen) => {
  await workedYesterday();
  await work();
  await happen();
  renderApp(<ReminderOffer />);
  expect(await offer()).toBeVisible();
  expect(screen.getByRole('link', { name: REMINDERS.offerOpen })).toHaveAttribute('href', '/nhac-nho');
  expect(browser.asked).toBe(0);
});

it('is shown no more once it was declined', async () => {
  await workedYesterday();
  await work();
  const { unmount } = renderApp(<ReminderOffer />);
  await offer();
  fireEvent.click(screen.getByRole('button', { name: REMINDERS.offerDismiss }));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  unmount();
  const { container } = renderApp(<ReminderOffer />);
  await db.meta.count();
  expect(container).toBeEmptyDOMElement();
});
