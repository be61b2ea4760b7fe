import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadingPoint } from '#contract/learning-report.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { LISTEN, READING, SLIP_TOLD } from '#src/messages/reading-report.ts';
import { connectivity } from '#src/platform/offline/connectivity.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { fakeApi } from '#tests/support/fake-api.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import type { GradedReading } from './graded-reading.ts';
import { ReadingReport } from './reading-report.tsx';

const ATTEMPT = '019aa000-0000-7000-8000-0000000000a1';
const phone = (name: string, score: number, start: number) => ({
  phone: name,
  score,
  start,
  end: start + 0.1,
});
const GRADED: GradedReading = {
  outcome: 'graded',
  engine: { name: 'luyen-gop', version: '2' },
  score: { low: 50, point: 60, high: 70 },
  accuracy: { low: 40, point: 55, high: 65 },
  confidence: 0.6,
  duration: 2,
  speech_rate: 90.4,
  words: [
    { text: 'Think', start: 0, end: 0.5, score: 45, phones: [phone('TH', 30, 0), phone('IH', 90, 0.1)] },
    { text: 'big', start: 1, end: 1.5, score: 90, phones: [phone('B', 88, 1), phone('IH', 88, 1.1)] },
    { text: 'thoughts', start: 2, end: 2.5, score: 60, phones: [phone('TH', 35, 2), phone('S', 60, 2.1)] },
  ],
};

let recent: ReadingPoint[] = [];
const spoken: string[] = [];
let voices: object[] = [];

class Utterance extends EventTarget {
  voice: unknown = null;
  lang = '';
  rate = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const api = fakeApi();

beforeEach(() => {
  recent = [];
  spoken.length = 0;
  voices = [{ lang: 'en-GB', localService: true }];
  api.noNetwork();
  api.answerWith(ENDPOINTS.learningReport.readings, () => ({ readings: recent }));
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        spoken.push(`${utterance.text} ${utterance.rate < 0.8 ? 'slowly' : 'usually'}`);
        utterance.dispatchEvent(new Event('end'));
      },
    }),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  connectivity.setState({ state: 'online' });
  await setSender(null);
});

const show = (graded: GradedReading = GRADED) =>
  renderApp(
    <ReadingReport
      graded={graded}
      recordingId="019aa000-0000-7000-8000-0000000000f1"
      answer={{ attemptId: ATTEMPT, questionId: 'q' }}
      task={{ text: 'Think big thoughts.', modelAudio: '/media/model.mp3' }}
    />,
  );
const word = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows each word’s score and its level in words', () => {
  show();
  expect(word('Think').getAttribute('aria-label')).toBe('Think, 45 điểm, cần luyện');
  expect(word('big').getAttribute('aria-label')).toBe('big, 90 điểm, rõ');
  expect(word('thoughts').textContent).toContain('θ');
  expect(within(screen.getByLabelText(READING.legend)).getAllByRole('listitem')).toHaveLength(3);
});

it('opens a word beside its place, with a tip for each unclear sound', () => {
  show();
  fireEvent.click(word('Think'));
  expect(word('Think').getAttribute('aria-expanded')).toBe('true');
  const panel = within(screen.getByRole('region', { name: READING.wordDetail('Think') }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^θcần luyện · 30\/100Đưa đầu lưỡi ra giữa hai hàm răng/),
    'ɪrõ · 90/100',
  ]);
  fireEvent.click(word('thoughts'));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByText(/Ở cuối từ, nhớ nhả âm ra/)).toBeVisible();
  fireEvent.click(word('thoughts'));
  expect(screen.queryByRole('region')).toBeNull();
});

describe('detected slips', () => {
  const [think, big, thoughts] = GRADED.words;
  const slipped = (version: string): GradedReading => ({
    ...GRADED,
    engine: { name: 'luyen-gop', version },
    words: [think, big, thoughts].flatMap((own) =>
      own === undefined
        ? []
        : [
            own.text === 'thoughts'
              ? { ...own, phones: [{ ...phone('S', 60, 2.1), slip: 's_dropped' }] }
              : own,
          ],
    ),
  });

  it('are shown with their words, and at the sound itself, beside what cannot be detected', () => {
    show(slipped('3'));
    const card = screen.getByText(READING.slips).closest('section');
    expect(card?.textContent).toContain(`${READING.slip.s_dropped}thoughts`);
    expect(card?.textContent).toContain(READING.slipsUntold);
    fireEvent.click(word('thoughts'));
    expect(screen.getByText(SLIP_TOLD.s_dropped)).toBeVisible();
  });

  it('link to the word itself', () => {
    show(slipped('3'));
    press('thoughts');
    expect(screen.getByText(SLIP_TOLD.s_dropped)).toBeVisible();
    expect(document.activeElement).toBe(word('thoughts'));
    fireEvent.click(word('thoughts'));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('name the sound that was certainly said instead', () => {
    const ear = { name: 'luyen-ear', version: '4' };
    const swapped = { ...phone('TH', 60, 0), said: 'T' };
    show({
      ...GRADED,
      engine: ear,
      words: [{ text: 'Think', start: 0, end: 0.5, score: 75, phones: [swapped] }],
    });
    expect(screen.getByText(READING.slips)).toBeVisible();
    fireEvent.click(word('Think'));
    expect(screen.getByText('Mình nghe như /t/ chứ không phải /θ/.')).toBeVisible();
  });

  it('are not reported as absent by an engine that cannot detect them', () => {
    show(slipped('2'));
    expect(screen.queryByText(READING.slips)).toBeNull();
    cleanup();
    show({ ...GRADED, engine: { name: 'luyen-gop', version: '3' } });
    expect(screen.getByText(READING.slipsNone)).toBeVisible();
  });
});

it('plays the model of the word and of its sentence, slowly on request', async () => {
  show();
  fireEvent.click(word('big'));
  expect(screen.getByText(READING.noTips)).toBeVisible();
  press(LISTEN.model);
  await waitFor(() => expect(spoken).toEqual(['big usually']));
  press(LISTEN.slow);
  press(LISTEN.sentence);
  await waitFor(() => expect(spoken).toEqual(['big usually', 'Think big thoughts. slowly']));
});

describe('on a device without an English voice', () => {
  beforeEach(() => {
    voices = [{ lang: 'vi-VN', localService: true }];
  });

  it('the server says the word, fetched once however often it is played', async () => {
    await setSender({ owner: 'lan', token: 't' });
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      requested.push(String(url));
      if (String(url) === '/media/speech/big.mp4') return new Response(new Blob(['sound']));
      expect(JSON.parse(String(init?.body))).toMatchObject({ text: 'big' });
      const engine = { name: 'flite', version: '1' };
      const data = { audio_url: '/media/speech/big.mp4', duration: 1, engine, text: 'big', words: null };
      return Response.json({ message: '', data, time_current: 1 });
    });
    const played = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      this.dispatchEvent(new Event('ended'));
    });
    show();
    fireEvent.click(word('big'));
    press(LISTEN.model);
    await waitFor(() => expect(played).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('button', { name: LISTEN.model })).toBeVisible());
    press(LISTEN.model);
    await waitFor(() => expect(played).toHaveBeenCalledTimes(2));
    expect(requested.filter((url) => url.includes('/speech/'))).toEqual([
      '/api/speech/text_to_speech',
      '/media/speech/big.mp4',
    ]);
    expect(spoken).toEqual([]);
  });

  it('a server failure is shown, and another tap retries', async () => {
    await setSender({ owner: 'lan', token: 't' });
    show();
    fireEvent.click(word('Think'));
    press(LISTEN.model);
    expect(await screen.findByText(LISTEN.voiceFailed)).toBeVisible();
  });

  it('a missing network is shown, and the model reading of the task is offered', async () => {
    connectivity.setState({ state: 'offline' });
    show();
    expect(screen.getByRole('group', { name: 'Nghe đọc mẫu' }).querySelector('audio')).toHaveAttribute(
      'src',
      '/media/model.mp3',
    );
    fireEvent.click(word('big'));
    expect(screen.getByText(LISTEN.noVoice)).toBeVisible();
    expect(screen.getByRole('button', { name: LISTEN.model })).toHaveProperty('disabled', true);
  });
});

it('says so if the recording is unavailable', async () => {
  show();
  expect(await screen.findByText(LISTEN.noRecording)).toBeVisible();
  fireEvent.click(word('big'));
  expect(screen.getByRole('button', { name: LISTEN.own })).toHaveProperty('disabled', true);
});

it('shows the parts of the score as far as the engine reports them, its range, pace and confidence', () => {
  show();
  expect(screen.getByText('55/100, khoảng 40–65')).toBeVisible();
  expect(screen.queryByText(READING.aspect.fluency.name)).toBeNull();
  expect(screen.getByText(/^90 từ mỗi phút, chậm hơn mức thường gặp/)).toBeVisible();
  expect(screen.getByText(READING.sure.middle)).toBeVisible();
  cleanup();
  const { accuracy: _, ...older } = GRADED;
  show(older);
  expect(screen.getByText(READING.noAspects)).toBeVisible();
});

it('says that noise and haste make the score less reliable, and that children are scored less reliably', () => {
  show({ ...GRADED, doubts: ['noise', 'rush'] });
  expect(screen.getByText(READING.doubt.noise)).toBeVisible();
  expect(screen.getByText(READING.doubt.rush)).toBeVisible();
  cleanup();
  show();
  expect(screen.queryByText(READING.doubt.noise)).toBeNull();
  expect(screen.getByText(READING.children)).toBeVisible();
});

it('names no sound after one short reading', async () => {
  show();
  expect(screen.getByText(READING.soundsFew)).toBeVisible();
  expect(await screen.findByText(READING.progressNone)).toBeVisible();
});

it('names sounds from this and recent readings together, this one counted once, and links to their drills', async () => {
  const reading = (attempt_id: string, point: number, count: number): ReadingPoint => ({
    attempt_id,
    question_id: 'q',
    on: '2026-03-01',
    score: { low: point - 5, point, high: point + 5 },
    sounds: [{ sound: 'TH', count, mean: 40 }],
  });
  recent = [reading(ATTEMPT.replace('a1', 'a2'), 40, 2), reading(ATTEMPT, 60, 2)];
  show();
  const drill = await screen.findByRole('link', { name: `${READING.drill}: /θ/` });
  expect(drill.getAttribute('href')).toBe('/pronunciation/th-t');
  expect(screen.getByText(/đọc 4 lần, trung bình 36\/100/)).toBeVisible();
  expect(screen.getByText(READING.progressSaid(2, 40, 60))).toBeVisible();
  const [days] = screen.getAllByRole('table');
  expect(days && within(days).getAllByRole('row').at(-1)?.textContent).toBe('01/03/20266055–65');
});

it('shows markup in words as plain text', () => {
  const text = '<img src=x onerror=alert(1)>';
  show({ ...GRADED, words: [{ text, start: 0, end: 1, score: 10, phones: [] }] });
  expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
