import 'fake-indexeddb/auto';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Answer, QuestionContent } from '#contract/question.ts';
import { TALK } from '#src/messages/talk.ts';
import type { HeardWords, HearOptions } from '#src/shared/speaking/hearing/hear-words.ts';
import { fakeRecorder } from '#tests/support/fake-conversation.ts';
import { RecordableQuestion } from './recordable-question.tsx';

const stub = vi.hoisted(() => ({
  hearWords: vi.fn<(sound: Blob, options: HearOptions) => Promise<HeardWords>>(),
}));
vi.mock('#src/shared/speaking/hearing/hear-words.ts', () => ({
  hearWords: stub.hearWords,
  endHearing: () => undefined,
}));
vi.mock('#src/platform/outbox/recordings/recording-bytes.ts', () => ({
  readRecording: async () => new Uint8Array(3),
}));
vi.mock('#src/platform/outbox/recordings/recordings.ts', async (original) => ({
  ...(await original<object>()),
  recordingById: async () => ({ type: 'audio/webm' }),
}));
vi.mock('#src/shared/reading-report/speech-model-offer.tsx', () => ({ SpeechModelOffer: () => null }));
vi.mock('#src/shared/audio/recorder-panel.tsx', () => ({
  RecorderPanel: ({ onSaved }: { onSaved: (id: string) => Promise<void> }) => (
    <button type="button" onClick={() => void onSaved('01940000-0000-7000-8000-000000000000')}>
      speak
    </button>
  ),
}));

const CONTENT: QuestionContent = {
  type_code: 'ielts_unscripted_speaking',
  prompt: 'Where do you live?',
  ...{ part: 1, cues: [], prep_seconds: 0, max_seconds: 40 },
};
const HEARD: HeardWords = {
  ...{ text: 'I live in Hue.', unsure: [], isReliable: true },
  ...{ by: 'device', insteadOf: null },
};
const changed = vi.fn<(answer: Answer) => void>();

function Question() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const onChange = (next: Answer): void => {
    changed(next);
    setAnswer(next);
  };
  return (
    <RecordableQuestion
      {...{ owner: 'lan', attemptId: 'a', labelledBy: 'prompt', answer, onChange }}
      question={{ id: 'q', content: CONTENT }}
      recorder={fakeRecorder().recorder}
      flush={async () => undefined}
    />
  );
}

function speak(heard: HeardWords): void {
  stub.hearWords.mockResolvedValue(heard);
  render(<Question />);
  fireEvent.click(screen.getByRole('button', { name: 'speak' }));
}

beforeEach(() => void vi.clearAllMocks());

it('offers what was heard, which becomes the learner’s where they take it', async () => {
  speak(HEARD);
  fireEvent.click(await screen.findByRole('button', { name: TALK.heard.take }));
  expect(changed).toHaveBeenLastCalledWith(
    expect.objectContaining({ transcript: { text: 'I live in Hue.', source: 'learner' } }),
  );
  expect(screen.getByLabelText(TALK.transcript.label)).toHaveValue('I live in Hue.');
  expect(screen.queryByRole('button', { name: TALK.heard.take })).toBeNull();
  // No service is asked here: the answer is heard again when it is graded.
  expect(stub.hearWords.mock.lastCall?.[1]).toMatchObject({ owner: 'lan', byItself: true });
});

it.each<[what: string, heard: HeardWords]>([
  ['nobody can hear it', { unheard: 'away' }],
  ['too little is sure', { ...HEARD, isReliable: false }],
])('shows no words where %s, and lets the learner type', async (_, heard) => {
  speak(heard);
  expect(await screen.findByText(TALK.heard.none)).toBeVisible();
  expect(screen.queryByText(HEARD.text)).toBeNull();
  expect(screen.getByLabelText(TALK.transcript.label)).toBeVisible();
});
