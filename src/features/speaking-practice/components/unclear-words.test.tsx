import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HeardTalk } from '#speech/talk/hear-talk.ts';
import { LEARNER } from '#tests/support/render-app.tsx';
import { FEEDBACK } from '../messages/feedback.ts';
import { AnswerFeedback } from './answer-feedback.tsx';

const stub = vi.hoisted(() => ({
  hearWords: vi.fn<(request: { transcript: string }) => Promise<HeardTalk>>(),
  model: { path: '/media/model', bytes: 1, sha256: 'a' } as object | null,
  recogniser: null as object | null,
  worksOffline: false,
  playFrom: vi.fn(),
}));
vi.mock('#src/shared/reading-report/device-scorer.ts', () => ({ wordFinder: stub }));
vi.mock('#src/shared/reading-report/speech-model.ts', () => ({
  speechModelFile: async () => stub.model,
  recogniserFile: async () => stub.recogniser,
}));
vi.mock('#src/platform/browser/works-offline.ts', () => ({ useWorksOffline: () => stub.worksOffline }));
vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({
  SpeechModelOffer: () => <p>offer</p>,
}));
vi.mock('#src/shared/reading-report/decode-recording.ts', () => ({
  decodeRecording: async () => ({ samples: new Float32Array(1), rate: 48_000 }),
}));
vi.mock('#src/platform/outbox/recordings/recording-bytes.ts', () => ({
  readRecording: async () => ({ buffer: new ArrayBuffer(1) }),
}));
vi.mock('#src/shared/audio/own-recording.tsx', async () => {
  const { useImperativeHandle } = await import('react');
  return {
    OwnRecording: ({ player }: { player: React.Ref<{ playFrom: (at: number) => void }> }) => {
      useImperativeHandle(player, () => ({ playFrom: stub.playFrom }));
      return null;
    },
  };
});

const texts = FEEDBACK.unclear;
const NONE: [] = [];
const TRANSCRIPT = 'I live near a garden';
const SOUND = {
  ...{ duration: 12, pauses: [], pause_mean: 0, pause_share: 0 },
  ...{ syllable_rate: 4, melody: 6, clearance: 40 },
};
const word = (text: string, at: number, fit: number) => ({
  ...{ text, from: TRANSCRIPT.indexOf(text), to: TRANSCRIPT.indexOf(text) + text.length },
  said: { start: at, end: at + 0.5, fit, syllables: 1 },
});
const heard = (...words: ReturnType<typeof word>[]): HeardTalk => ({
  ...{ outcome: 'heard', duration: 12, pauses: [], untold: 0 },
  words,
});

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(stub, {
    model: { path: '/media/model', bytes: 1, sha256: 'a' },
    recogniser: null,
    worksOffline: false,
  });
  stub.hearWords.mockResolvedValue(heard(word('garden', 4, -7), word('live', 1, -6), word('near', 2, -1)));
});

function show(transcript: string | null, change: Partial<Parameters<typeof AnswerFeedback>[0]> = {}) {
  return render(
    <AnswerFeedback
      {...{ owner: LEARNER, recordingId: 'r', question: 'Where do you live?', part: 1, transcript }}
      isTranscribing={false}
      unsure={NONE}
      talk={{ name: 'heard', sound: SOUND }}
      {...change}
    />,
  );
}

it('names the unclear words in the order in which they were said, and plays their moment', async () => {
  show(TRANSCRIPT);
  const garden = await screen.findByRole('button', { name: texts.play('garden') });
  const named = screen.getAllByRole('button').map((button) => button.textContent);
  expect(named).toEqual(['live', 'garden']);
  expect(screen.getByText(texts.honest)).toBeVisible();
  fireEvent.click(garden);
  expect(stub.playFrom).toHaveBeenCalledExactlyOnceWith(3.6);
});

it('shows the first figures before any word is looked for', async () => {
  const { rerender } = show(TRANSCRIPT, { talk: { name: 'hearing' } });
  expect(screen.queryByText(texts.title)).toBeNull();
  rerender(
    <AnswerFeedback
      {...{ owner: LEARNER, recordingId: 'r', question: '', part: 1 }}
      transcript={TRANSCRIPT}
      isTranscribing={false}
      unsure={NONE}
      talk={{ name: 'heard', sound: SOUND }}
    />,
  );
  expect(screen.getByText(FEEDBACK.length)).toBeVisible();
  await waitFor(() => expect(stub.hearWords).toHaveBeenCalledOnce());
});

it('names none where the words written down are not those that were said', async () => {
  stub.hearWords.mockResolvedValue({ outcome: 'declined', reason: 'other_text' });
  show(TRANSCRIPT);
  expect(await screen.findByText(texts.otherText)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that no word is far off', async () => {
  stub.hearWords.mockResolvedValue(heard(word('near', 2, -1)));
  show(TRANSCRIPT);
  expect(await screen.findByText(texts.none)).toBeVisible();
});

it('offers the model that finds them', async () => {
  stub.model = null;
  show(TRANSCRIPT);
  expect(await screen.findByText(texts.noModel)).toBeVisible();
  expect(screen.getByText('offer')).toBeVisible();
  expect(stub.hearWords).not.toHaveBeenCalled();
});

it.each([
  ['could be heard here', null, true, texts.hearsNothing],
  ['are heard by the server alone', null, false, texts.onlyServer],
  ['were not understood here', { path: '/ear', bytes: 1, sha256: 'a' }, true, texts.notUnderstood],
])('says that the words %s', async (_, recogniser, worksOffline, why) => {
  Object.assign(stub, { recogniser, worksOffline });
  show(null);
  expect(await screen.findByText(why)).toBeVisible();
});

it('mends no sentence of which a word was perhaps not said', async () => {
  const said = 'She go to school every day. He like music.';
  const at = said.indexOf('go');
  const { unmount } = show(said);
  expect(await screen.findByText('She go to school every day.')).toBeVisible();
  unmount();
  show(said, { unsure: [{ start: at, end: at + 2 }] });
  expect(await screen.findByText('He like music.')).toBeVisible();
});

it('waits for a transcript that may still come', () => {
  show(null, { isTranscribing: true });
  expect(screen.queryByText(texts.title)).toBeNull();
});
