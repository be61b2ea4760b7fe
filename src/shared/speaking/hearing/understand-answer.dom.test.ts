import { expect, it, vi } from 'vitest';
import { NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { HeardWords } from './hear-words.ts';
import { type UnderstoodWords, understandAnswer } from './understand-answer.ts';

const stub = vi.hoisted(() => ({ hearWords: vi.fn(), isHere: true }));
vi.mock('./hear-words.ts', () => ({ hearWords: stub.hearWords }));
vi.mock('#src/platform/outbox/recordings/recordings.ts', () => ({
  recordingById: async () => ({ type: 'audio/webm' }),
}));
vi.mock('#src/platform/outbox/recordings/recording-bytes.ts', () => ({
  readRecording: async () => {
    if (!stub.isHere) throw new Error('it is no longer here');
    return new Uint8Array(3);
  },
}));

const heard = (isReliable: boolean): HeardWords => ({
  ...{ text: 'I like tea.', unsure: [{ start: 7, end: 11 }], isReliable },
  ...{ by: 'device', insteadOf: null },
});
const UNDERSTOOD: UnderstoodWords = {
  ...{ text: 'I like tea.', unsure: [{ start: 7, end: 11 }] },
  ...{ isUnclear: false, insteadOf: null },
};
const { signal } = new AbortController();
const NOTHING: UnderstoodWords = { text: null, unsure: [], isUnclear: false, insteadOf: null };
const UNCLEAR = { ...NOTHING, isUnclear: true };

it.each<[string, HeardWords, boolean, UnderstoodWords]>([
  ['what was understood, with its doubts', heard(true), true, UNDERSTOOD],
  [
    'why the server heard it',
    { ...heard(true), by: 'server', insteadOf: 'slow' },
    true,
    { ...UNDERSTOOD, insteadOf: 'slow' },
  ],
  ['nothing clear where too little is sure', heard(false), true, UNCLEAR],
  ['nothing clear where there are no words', { ...heard(true), text: '' }, true, UNCLEAR],
  ['nothing where nobody hears it', { unheard: 'away' }, true, NOTHING],
  ['nothing where the recording cannot be read', heard(true), false, NOTHING],
])('gives %s', async (_, answer, isHere, expected) => {
  stub.isHere = isHere;
  stub.hearWords.mockReset().mockResolvedValue(answer);
  expect(await understandAnswer('lan', 'recording', Promise.resolve(NOTHING_YET), signal)).toEqual(expected);
  if (!isHere) return;
  const [sound, options] = stub.hearWords.mock.calls[0] ?? [];
  expect([sound.type, sound.size]).toEqual(['audio/webm', 3]);
  expect(options).toMatchObject({ byItself: true, isAwaited: true, before: NOTHING_YET, signal });
});
