import { chartSound } from '#contract/ipa-chart.ts';
import { made } from '#tests/support/made.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { openAttempt, putAnswer } from '#src/platform/outbox/attempts/attempts.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import { storeDeviceScore } from '#src/shared/reading-report/device-scores.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { LEARNER, renderRoutes, signIn } from '#tests/support/render-app.tsx';
import { IPA_CHART } from '../messages/ipa-chart.ts';
import { Component as IpaChartPage } from './ipa-chart-page.tsx';

const voices = { woman: '/media/voices/w.m4a', man: '/media/voices/m.m4a' };
const word = (text: string) => ({ text, vi: `nghĩa của ${text}`, ipa: text, ipa_us: `${text}r`, voices });
const sound = (id: string, ipa: string, place: number, other: string | null) =>
  made(chartSound, {
    ...{ id, ipa, place, group: 'consonant', ipa_us: ipa, phones: [id.toUpperCase()] },
    ...{ how: `Cách đọc ${id}`, instead: `Hay đọc ${id} thành âm khác` },
    spellings: [{ letters: id, share: 90, example: `${id}ing` }],
    words: [word(`${id}ink`), word(`${id}un`), word(`mon${id}`)],
    sentences: ['One', 'Two', 'Three'].map((text) => ({ text: `${text} ${id}.`, vi: 'câu', voices })),
    against: { sound: other, pairs: [{ own: word(`${id}in`), other: word('tin') }] },
  });

const api = fakeApi();
const RECORDING = '019aa000-0000-7000-8000-0000000000c1';

beforeEach(async () => {
  signIn();
  await Promise.all([db.commands.clear(), db.attempts.clear(), db.answers.clear()]);
  api.noNetwork();
  api.answer(ENDPOINTS.ipaChart.sounds, {
    sounds: [sound('th', 'θ', 1, 't'), sound('t', 't', 2, null), sound('s', 's', 3, null)],
  });
  api.answer(ENDPOINTS.ipaChart.record, {
    records: [{ sound: 't', count: 3, mean: 91.2, at: 1_000 }],
  });
  vi.stubGlobal('scrollTo', () => undefined);
});

const open = (path = '/pronunciation/ipa') =>
  renderRoutes([{ path: '/pronunciation/ipa', Component: IpaChartPage }], path);

/** Says a sound on this device; scored, if there is a score. */
async function say(set: string, score: number | null): Promise<void> {
  const { id } = await openAttempt(LEARNER, set);
  const answer = { type_code: 'voice' as const, recording_id: RECORDING };
  await putAnswer({ attemptId: id, questionId: 'w1', owner: LEARNER, answer, savedAt: 5_000 });
  if (score === null) return;
  const point = { point: score, low: score, high: score };
  await storeDeviceScore({
    owner: LEARNER,
    recordingId: RECORDING,
    evaluation: {
      kind: 'speaking',
      result: {
        ...{ outcome: 'graded', engine: { name: 'luyen-gop', version: '1' }, score: point },
        ...{ confidence: 1, duration: 1, speech_rate: 100 },
        words: [
          {
            ...{ text: 'think', start: 0, end: 1, score },
            phones: [{ phone: 'TH', start: 0, end: 1, score }],
          },
        ],
      },
    },
  });
}

describe('the chart', () => {
  it('says of each sound how the learner says it, in words as well', async () => {
    await say('sound-s', null);
    open();
    expect(await screen.findByRole('link', { name: /Âm t như trong tink: Đọc rõ/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Âm s .*: Đã đọc, chờ chấm/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Âm θ .*: Chưa đọc/ })).toBeVisible();
    expect(screen.getByText(IPA_CHART.summary(2, 3))).toBeVisible();
  });

  it("shows this device's score until the server's is there", async () => {
    await say('sound-th', 20);
    open();
    const cell = await screen.findByRole('link', { name: /Âm θ .*: Cần luyện/ });
    expect(within(cell).getByText('~')).toBeVisible();
  });
});

describe('a sound', () => {
  it('is told, spelt, compared and offered to say', async () => {
    open('/pronunciation/ipa?sound=th');
    expect(await screen.findByText('Hay đọc th thành âm khác')).toBeVisible();
    expect(screen.getByText('90%')).toBeVisible();
    expect(screen.getByText(IPA_CHART.pairsWith('θ', 't'))).toBeVisible();
    expect(await screen.findByRole('button', { name: /^thun/ })).toBeVisible();
  });

  it('is moved by hand, and says what the air does', async () => {
    open('/pronunciation/ipa?sound=t');
    const slider = await screen.findByLabelText(IPA_CHART.slider);
    fireEvent.change(slider, { target: { value: '50' } });
    expect(slider.getAttribute('aria-valuetext')).toContain(IPA_CHART.air.stopped);
    fireEvent.change(slider, { target: { value: '100' } });
    expect(slider.getAttribute('aria-valuetext')).toContain(IPA_CHART.air.free);
  });
});
