import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { ScoredReading } from './asked-reading.ts';
import { deviceRecogniser } from './device-recogniser.ts';
import type { HeardHere, HearingAnswer, HearingRequest, ReadingRequest } from './hearing-messages.ts';

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly asked: (HearingRequest | ReadingRequest)[] = [];
  isEnded = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(request: HearingRequest | ReadingRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  tell(...answers: HearingAnswer[]): void {
    for (const data of answers) this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const MODEL = { path: '/media/speech-model/ear.pack', bytes: 1, sha256: 'a' };
const HEARD = { text: 'A tea, please.', unsure: [], isReliable: true };
const RATE = 16_000;
const tenSeconds = () => ({ model: MODEL, samples: new Float32Array(10 * RATE), rate: RATE });
const hear = (signal?: AbortSignal) => deviceRecogniser.hear(tenSeconds(), signal);
const heardAnswer = (heard: HeardHere): HearingAnswer => ({ name: 'heard', heard, soFar: NOTHING_YET });
const newest = async (): Promise<FakeWorker> => {
  await vi.advanceTimersByTimeAsync(0);
  const worker = FakeWorker.all.at(-1);
  if (!worker) throw new Error('no worker was started');
  return worker;
};

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  deviceRecogniser.end();
  vi.useRealTimers();
});

it('says what was said, and from where a longer version goes on', async () => {
  const heard = hear();
  const worker = await newest();
  worker.tell({ name: 'opened' }, heardAnswer(HEARD));
  expect(await heard).toEqual(heardAnswer(HEARD));
});

it('hears one recording at a time, with the same worker', async () => {
  const [first, second] = [hear(), hear()];
  const worker = await newest();
  expect(worker.asked).toHaveLength(1);
  worker.tell(heardAnswer(HEARD));
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.asked).toHaveLength(2);
  worker.tell(heardAnswer({ ...HEARD, text: 'And milk.' }));
  expect((await second).heard.text).toBe('And milk.');
  expect(FakeWorker.all).toHaveLength(1);
});

it.each([
  ['the learner waits no longer', (control: AbortController) => control.abort()],
  ['the page is left', () => deviceRecogniser.end()],
])('gives its memory back as soon as %s, and can be asked again', async (_, leave) => {
  const control = new AbortController();
  const refused = expect(hear(control.signal)).rejects.toMatchObject({ reason: 'left' });
  const first = await newest();
  leave(control);
  await refused;
  expect(first.isEnded).toBe(true);
  const again = hear();
  const second = await newest();
  expect(second).not.toBe(first);
  second.tell(heardAnswer(HEARD));
  expect((await again).heard).toEqual(HEARD);
});

it('is given up when it takes longer than twice the speech, counted from when it is open', async () => {
  const refused = expect(hear()).rejects.toMatchObject({ reason: 'slow' });
  const worker = await newest();
  await vi.advanceTimersByTimeAsync(15_000);
  worker.tell({ name: 'opened' });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  await refused;
  expect(worker.isEnded).toBe(true);
});

it('tells a worker that the browser ended from one that failed', async () => {
  const ended = expect(hear()).rejects.toMatchObject({ reason: 'memory' });
  (await newest()).dispatchEvent(new ErrorEvent('error', { message: '' }));
  await ended;
  const failed = expect(hear()).rejects.toMatchObject({ reason: 'brokenModel' });
  (await newest()).tell({ name: 'failed', reason: 'brokenModel', message: 'other bytes' });
  await failed;
});

const MODELS = { model: MODEL, scorer: { path: '/media/speech-model/scorer.pack', bytes: 1, sha256: 'b' } };
const SCORED: ScoredReading = { pronunciation: { outcome: 'declined', reason: 'noise' }, heardWord: null };
const score = () =>
  deviceRecogniser.score(MODELS, { samples: new Float32Array(10 * RATE), rate: RATE, text: 'Tea.' });

it('scores a reading, and gives its memory back soon after the last page that reads was left', async () => {
  const [leaveOne, leaveOther] = [deviceRecogniser.enter(), deviceRecogniser.enter()];
  const scored = score();
  const worker = await newest();
  leaveOne();
  leaveOther();
  await vi.advanceTimersByTimeAsync(5000);
  expect(worker.isEnded).toBe(false);
  worker.tell({ name: 'opened' }, { name: 'scored', scored: SCORED });
  expect(await scored).toEqual(SCORED);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.isEnded).toBe(true);
});

it('is kept from one page that reads to the next', async () => {
  const leave = deviceRecogniser.enter();
  deviceRecogniser.prepareReading(MODELS);
  const worker = await newest();
  leave();
  const leaveNext = deviceRecogniser.enter();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(worker.isEnded).toBe(false);
  leaveNext();
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.isEnded).toBe(true);
});

it('gives its memory back at once where there is too little', async () => {
  const refused = expect(score()).rejects.toMatchObject({ reason: 'memory' });
  const worker = await newest();
  worker.tell({ name: 'failed', reason: 'memory', message: 'allocation failed' });
  await refused;
  expect(worker.isEnded).toBe(true);
});

it('rests after a minute without work', async () => {
  deviceRecogniser.prepare(MODEL);
  const worker = await newest();
  expect(worker.asked).toEqual([{ model: MODEL, recording: null }]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.isEnded).toBe(true);
});
