import { expect, it, vi } from 'vitest';
import type { WordsRequest } from './score-messages.ts';

const hearTalk = vi.hoisted(() => vi.fn());
vi.mock('#speech/talk/hear-talk.ts', () => ({ hearTalk }));
vi.mock('#src/shared/recogniser/open-model.ts', () => ({
  ModelError: class extends Error {},
  openModel: async () => 'knowledge',
}));

it('finds the words of a talk with its model', async () => {
  const answers: unknown[] = [];
  let receive: (event: { data: WordsRequest }) => Promise<void> = async () => undefined;
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  await import('./score-worker.ts');
  vi.unstubAllGlobals();
  vi.stubGlobal('postMessage', (answer: unknown) => answers.push(answer));
  const talk = { outcome: 'declined', reason: 'other_text' };
  hearTalk.mockReturnValue(talk);
  const model = { path: '/media/model', bytes: 1, sha256: 'a' };
  const samples = new Float32Array(48_000);
  await receive({ data: { id: 7, model, samples, rate: 48_000, transcript: 'Hello there.' } });
  expect(answers).toEqual([{ id: 7, ok: true, talk }]);
  const [knowledge, pcm, transcript] = hearTalk.mock.calls[0] ?? [];
  expect([knowledge, pcm.length, transcript]).toEqual(['knowledge', 16_000, 'Hello there.']);
});
