import { expect, it, vi } from 'vitest';
import { NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { HearingRequest, ReadingRequest } from './hearing-messages.ts';
import { ModelError } from './model-error.ts';

const fake = vi.hoisted(() => ({ open: vi.fn(), openModel: vi.fn(), recognise: vi.fn(), score: vi.fn() }));
vi.mock('./open-recogniser.ts', () => ({ openRecogniser: fake.open }));
vi.mock('./open-model.ts', () => ({ openModel: fake.openModel }));
vi.mock('./score-asked.ts', () => ({ scoreAsked: fake.score }));
vi.mock('#speech/warm-up.ts', () => ({ warmUp: () => undefined }));
vi.mock('#speech/recognition/recognise.ts', () => ({ recognise: fake.recognise }));

const model = { path: '/media/speech-model/ear.pack', bytes: 1, sha256: 'a' };
/** A second of a loud tone. */
const samples = Float32Array.from({ length: 48_000 }, (_, at) => Math.sin(at / 20) / 2);
const request: HearingRequest = { model, recording: { samples, rate: 48_000 } };

const told: unknown[] = [];
let receive: (event: { data: HearingRequest | ReadingRequest }) => void = () => undefined;
vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
  receive = listener;
});
vi.stubGlobal('postMessage', (answer: unknown) => told.push(answer));
await import('./recogniser-worker.ts');

async function ask(data: HearingRequest | ReadingRequest): Promise<unknown[]> {
  told.length = 0;
  vi.stubGlobal('postMessage', (answer: unknown) => told.push(answer));
  receive({ data });
  await vi.waitFor(() =>
    expect(told.at(-1)).toMatchObject({ name: expect.stringMatching(/heard|scored|failed/) }),
  );
  return told;
}

it.each([
  ['its file is damaged', new ModelError('brokenModel', 'bytes'), 'brokenModel'],
  ['an array is refused', new RangeError('Array buffer allocation failed'), 'memory'],
  ['the runtime has no memory', new Error('no available backend found. ERR: out of memory'), 'memory'],
  ['something else is wrong', new TypeError('x is not a function'), 'failed'],
])('says why where %s, and opens the recogniser anew next time', async (_, error, reason) => {
  fake.open.mockRejectedValueOnce(error);
  expect(await ask(request)).toEqual([{ name: 'failed', reason, message: String(error) }]);
});

it('opens the recogniser once, and hears at 16 kHz', async () => {
  fake.open.mockReset().mockResolvedValue({ network: 'network' });
  fake.recognise.mockResolvedValue([{ text: 'Tea.', chance: 1 }]);
  const heard = { text: 'Tea.', unsure: [], isReliable: true };
  const answers = [{ name: 'opened' }, { name: 'heard', heard, soFar: NOTHING_YET }];
  expect(await ask(request)).toEqual(answers);
  expect(await ask(request)).toEqual(answers);
  expect(fake.open).toHaveBeenCalledTimes(1);
  const [network, pcm] = fake.recognise.mock.calls[0] ?? [];
  expect([network, pcm.length]).toEqual(['network', 16_000]);
});

/** A worker that has opened nothing. */
async function startAnew(): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('addEventListener', (_: string, listener: typeof receive) => {
    receive = listener;
  });
  await import('./recogniser-worker.ts');
}

const reading = { samples, rate: 48_000, text: 'Tea.' };
const readingRequest: ReadingRequest = { model, scorer: { ...model, sha256: 'b' }, reading };

it('scores a reading with the ear and the scorer, which is opened once', async () => {
  fake.open.mockReset().mockResolvedValue({ network: 'network', ear: async () => 'ear' });
  fake.openModel.mockReset().mockResolvedValue('knowledge');
  const scored = { pronunciation: { outcome: 'declined', reason: 'noise' }, heardWord: null };
  fake.score.mockResolvedValue(scored);
  await startAnew();
  const answers = [{ name: 'opened' }, { name: 'scored', scored }];
  expect(await ask(readingRequest)).toEqual(answers);
  expect(await ask(readingRequest)).toEqual(answers);
  expect(fake.openModel).toHaveBeenCalledTimes(1);
  expect(fake.score).toHaveBeenCalledWith('knowledge', 'ear', reading);
});

it('does not take a damaged scorer for a damaged recogniser', async () => {
  await startAnew();
  const { ModelError: Loaded } = await import('./model-error.ts');
  fake.openModel.mockReset().mockRejectedValue(new Loaded('brokenModel', 'bytes'));
  expect(await ask(readingRequest)).toEqual([
    { name: 'failed', reason: 'failed', message: 'Error: the scorer: bytes' },
  ]);
});
