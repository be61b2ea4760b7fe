import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { refreshVip } from '#src/platform/session/vip.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp, signIn } from '#tests/support/render-app.tsx';
import { speakingSet } from '#tests/support/speaking-set.ts';
import { PREDICTION } from '../messages/exam-prediction.ts';
import { Component } from './exam-prediction-page.tsx';

const { testPredictions } = ENDPOINTS.speakingRoom;
const api = fakeApi();
const prediction = {
  quarter: '2026-Q4',
  written_on: '2026-11-23',
  title_vi: 'Những tuần cuối năm',
  basis_vi: 'Không ai biết trước đề.',
  topics: [
    { set: speakingSet(), likelihood: 'high' as const, why_vi: 'Hay gặp.' },
    {
      set: speakingSet({ id: 'speaking-sleep', title_vi: 'Giấc ngủ', part: 2, is_free: false }),
      likelihood: 'low' as const,
      why_vi: 'Ít gặp.',
    },
  ],
};

beforeEach(() => {
  // Another learner each time: what one is VIP for stays on the device.
  signIn(crypto.randomUUID());
  api.noNetwork();
});

it('shows what the prediction is based on, and a practice behind each topic', async () => {
  api.answer(testPredictions, { prediction });
  renderApp(<Component />);
  expect(await screen.findByText('Không ai biết trước đề.')).toBeVisible();
  expect(screen.getByText(PREDICTION.writtenOn('23/11/2026'))).toBeVisible();
  expect(screen.getByRole('link', { name: /^Vào nói.*Cuối tuần$/ })).toHaveAttribute(
    'href',
    '/virtual-speaking-practice/speaking-weekends',
  );
});

it.each([
  ['without VIP to what the room is', false, /^Xem phòng nói AI.*Giấc ngủ$/, '/speaking-ai-guest'],
  [
    'of whom nothing is known yet to the topic',
    null,
    /^Vào nói.*Giấc ngủ$/,
    '/virtual-speaking-practice/speaking-sleep',
  ],
])('leads a learner %s', async (_, is_vip, name, path) => {
  api.answer(testPredictions, { prediction });
  if (is_vip !== null)
    api.answer(ENDPOINTS.vip.isVip, { virtual_room: { speaking: { is_vip, user: null } } });
  await refreshVip();
  renderApp(<Component />);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
});

it('keeps the writing topics where there is no prediction', async () => {
  api.answer(testPredictions, { prediction: null });
  renderApp(<Component />);
  expect(await screen.findByText(PREDICTION.noneYet)).toBeVisible();
  expect(screen.getByText(PREDICTION.writingTitle)).toBeVisible();
});
