import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { holdUpdates } from '#src/platform/pwa/update.ts';
import { renderApp, signIn, stopClock } from '#tests/support/render-app.tsx';
import { TODAY } from '../messages/today.ts';
import { noteGoal, noteMeasured } from '../model/day-log.ts';
import GoalWatch from './goal-watch.tsx';

const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const DAY = '2026-11-21';
/** Another one in each test: what was celebrated is remembered. */
let learner = '';

beforeEach(() => {
  stopClock(NOW);
  learner = crypto.randomUUID();
  signIn(learner);
});

const study = (minutes: number, isSet = true): void =>
  act(() => {
    noteGoal(learner, DAY, 30, isSet);
    noteMeasured(learner, DAY, 60 * minutes);
  });

it('congratulates as soon as the goal is reached, politely and until it is closed', async () => {
  renderApp(<GoalWatch />, { at: '/practice-result/ong' });
  study(20);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  study(31);
  expect(await screen.findByText(TODAY.celebrated(31))).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(TODAY.goalDone);
  fireEvent.click(screen.getByRole('button', { name: TODAY.closeCelebration }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  study(43);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('congratulates on no goal that was not set', () => {
  renderApp(<GoalWatch />, { at: '/practice-result/ong' });
  study(40, false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('congratulates nobody twice, on whatever page', async () => {
  const first = renderApp(<GoalWatch />, { at: '/practice-result/ong' });
  study(30);
  expect(await screen.findByText(TODAY.celebrated(30))).toBeVisible();
  first.unmount();
  renderApp(<GoalWatch />, { at: '/lesson/bai' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('waits while a recording or a timed test would be disturbed', async () => {
  const release = holdUpdates('recording');
  renderApp(<GoalWatch />, { at: '/practice/ong' });
  study(30);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(release);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(TODAY.celebrated(30)));
});
