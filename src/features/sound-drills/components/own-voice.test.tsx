import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Pronunciation } from '#speech/pronunciation.ts';
import { DRILL, READING, SLIP_TOLD } from '#src/messages/reading-report.ts';
import { storeSession } from '#src/platform/session/session.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { OwnVoice } from './own-voice.tsx';

const range = { low: 50, point: 60, high: 70 };
const scored: Pronunciation = {
  outcome: 'scored',
  hasEar: false,
  score: range,
  accuracy: range,
  fluency: range,
  prosody: range,
  doubts: [],
  confidence: 0.8,
  duration: 1,
  speechRate: 100,
  words: [
    {
      text: 'cats',
      start: 0,
      end: 1,
      score: 72,
      phones: [
        { phone: 'K', start: 0, end: 0.2, score: 95 },
        { phone: 'S', start: 0.5, end: 0.6, score: 60, slip: 's_dropped' },
      ],
    },
  ],
};
const heard = vi.hoisted(() => ({
  model: null as unknown,
  answer: null as unknown,
  other: undefined as string | undefined,
  word: null as 'own' | 'other' | null,
}));
vi.mock('#src/shared/reading-report/speech-model.ts', async (real) => ({
  ...(await real<object>()),
  speechModelFile: async () => heard.model,
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', () => ({
  decodeRecording: async () => ({ samples: new Float32Array(8), rate: 48_000 }),
}));
vi.mock('#src/shared/reading-report/device-scorer.ts', () => ({
  deviceScorer: {
    score: async ({ text, other }: { text: string; other?: string }) => {
      expect([text, other]).toEqual(['cats', heard.other]);
      if (heard.answer === null) throw new Error('broken');
      return { pronunciation: heard.answer, heardWord: heard.word };
    },
  },
}));

beforeEach(() => {
  storeSession('t', 'lan');
  heard.model = { path: '/model' };
  heard.answer = scored;
  heard.other = undefined;
  heard.word = null;
});

const show = (sound: Blob | null) =>
  renderApp(<OwnVoice sound={sound} text="cats" other={heard.other ?? null} />);

it('a recorded word is scored on this device, sound by sound, with its slip', async () => {
  show(new Blob(['sound']));
  expect(screen.getByText(DRILL.scoring)).toBeVisible();
  expect(await screen.findByText(SLIP_TOLD.s_dropped)).toBeVisible();
  expect(screen.getByRole('status').textContent).toContain('tạm được · 72/100');
  expect(screen.getByText(READING.slipsUntold)).toBeVisible();
});

it.each(['own', 'other'] as const)('tells which word of a pair was heard: the %s one', async (word) => {
  heard.other = 'cat';
  heard.word = word;
  show(new Blob(['sound']));
  expect(await screen.findByText(DRILL.told[word]('cats', 'cat'))).toBeVisible();
});

it('tells nothing about the pair where it is not certain', async () => {
  heard.other = 'cat';
  show(new Blob(['sound']));
  expect(await screen.findByText(SLIP_TOLD.s_dropped)).toBeVisible();
  for (const told of Object.values(DRILL.told)) expect(screen.queryByText(told('cats', 'cat'))).toBeNull();
});

it('an inaudible recording is declined with the reason', async () => {
  heard.answer = { outcome: 'declined', reason: 'silence' };
  show(new Blob(['sound']));
  expect(await screen.findByText(/không nghe thấy giọng nói/)).toBeVisible();
});

it('a failure is shown', async () => {
  heard.answer = null;
  show(new Blob(['sound']));
  expect(await screen.findByText(DRILL.scoreFailed)).toBeVisible();
});

it('shows nothing before a recording, and no score without the model', async () => {
  show(null);
  expect(screen.getByRole('status').textContent).toBe('');
  cleanup();
  heard.model = null;
  show(new Blob(['sound']));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  expect(screen.queryByText(/\/100/)).toBeNull();
});
