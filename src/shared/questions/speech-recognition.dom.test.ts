import { beforeEach, describe, expect, it, vi } from 'vitest';
import { canDictate, startDictation } from './speech-recognition.ts';

/** A browser's speech recognition as far as it is used: the test browsers have no service behind it. */
class Recognition extends EventTarget {
  static last: Recognition | undefined;
  /** What an engine does on start. */
  static onStart: (recognition: Recognition) => void = () => undefined;
  lang = '';
  continuous = false;
  interimResults = false;
  starts = 0;
  aborts = 0;
  listensTo: MediaStreamTrack | undefined;
  private results: object[] = [];

  constructor() {
    super();
    Recognition.last = this;
  }
  start(track?: MediaStreamTrack): void {
    this.starts += 1;
    this.results = [];
    this.listensTo = track;
    Recognition.onStart(this);
  }
  stop(): void {
    this.end();
  }
  abort(): void {
    this.aborts += 1;
    this.end();
  }
  end(): void {
    this.dispatchEvent(new Event('end'));
  }
  hear(transcript: string, isFinal = true, confidence = 0.9): void {
    this.results.push(Object.assign([{ transcript, confidence }], { isFinal }));
    this.dispatchEvent(Object.assign(new Event('result'), { results: this.results, resultIndex: 0 }));
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.end();
  }
}

/** The track of a recording, as far as it is used. */
const aTrack = () => new EventTarget() as MediaStreamTrack;

beforeEach(() => {
  Recognition.onStart = () => undefined;
  vi.stubGlobal('webkitSpeechRecognition', Recognition);
  vi.stubGlobal('AudioContext', undefined);
  Reflect.deleteProperty(window, 'AudioContext');
});

function begun(track = aTrack()) {
  const dictation = startDictation(track);
  const recognition = Recognition.last;
  if (!dictation || !recognition) throw new Error('nothing was begun');
  return { dictation, recognition, track };
}

describe('Chrome on a computer', () => {
  it('transcribes English speech of the track being recorded', async () => {
    const { dictation, recognition, track } = begun();
    expect(recognition).toMatchObject({ lang: 'en-US', continuous: true, starts: 1, listensTo: track });
    recognition.hear(' I like tea ');
    recognition.hear('and coffee');
    expect(await dictation.end()).toEqual({ text: 'I like tea and coffee', lost: null });
  });

  it('continues when it stops listening after a silence', async () => {
    const { dictation, recognition } = begun();
    recognition.hear('one');
    recognition.end();
    recognition.end();
    expect(recognition.starts).toBe(3);
    recognition.hear('two');
    expect(await dictation.end()).toEqual({ text: 'one two', lost: null });
  });

  it('listens to the microphone if it cannot listen to a track', async () => {
    const { dictation, recognition } = begun();
    recognition.fail('audio-capture');
    expect(recognition).toMatchObject({ starts: 2, listensTo: undefined });
    recognition.hear('one');
    expect(await dictation.end()).toEqual({ text: 'one', lost: null });
  });

  it('gives up, and keeps what it has, if there is no service', async () => {
    const { dictation, recognition } = begun();
    recognition.hear('one');
    recognition.fail('network');
    expect(recognition.starts).toBe(1);
    expect(await dictation.end()).toEqual({ text: 'one', lost: 'refused' });
  });
});

describe('Chrome on Android', () => {
  it('ends after each sentence, and is restarted', async () => {
    const { dictation, recognition } = begun();
    for (const said of ['how are you', 'I am fine']) {
      recognition.hear(said.split(' ', 1).join(), true, 0);
      recognition.hear(said, true, 0);
      recognition.hear(said, true, 0.9);
      recognition.end();
    }
    expect(recognition.starts).toBe(3);
    expect(await dictation.end()).toEqual({ text: 'how are you I am fine', lost: null });
  });

  it('hears nothing while the recorder has the microphone: it gives up instead of restarting for ever', async () => {
    Recognition.onStart = (recognition) => queueMicrotask(() => recognition.fail('no-speech'));
    const { dictation, recognition } = begun();
    expect(await dictation.lost).toBe('unheard');
    expect(recognition.starts).toBe(4);
    expect(await dictation.end()).toEqual({ text: '', lost: 'unheard' });
  });
});

describe('WebKit', () => {
  it.each(['mute', 'ended'])('takes the microphone away (%s): the recording gets it back', async (event) => {
    const { dictation, recognition, track } = begun();
    recognition.hear('one');
    track.dispatchEvent(new Event(event));
    expect(recognition).toMatchObject({ aborts: 1, starts: 1 });
    expect(await dictation.lost).toBe('microphone');
    expect(await dictation.end()).toEqual({ text: 'one', lost: 'microphone' });
  });

  it('reports nothing as final: its last guess counts', async () => {
    const { dictation, recognition } = begun();
    recognition.hear('I like', false, 0.5);
    recognition.hear('I like tea', false, 0.5);
    expect(await dictation.end()).toEqual({ text: 'I like tea', lost: null });
  });

  it.each(['not-allowed', 'service-not-allowed'])(
    'is not allowed in an installed app (%s)',
    async (error) => {
      const { dictation, recognition } = begun();
      recognition.fail(error);
      expect(await dictation.end()).toEqual({ text: '', lost: 'refused' });
    },
  );

  it('cannot start while it is ending: it is retried once', async () => {
    vi.useFakeTimers();
    const { dictation, recognition } = begun();
    recognition.hear('one');
    Recognition.onStart = ({ starts }) => {
      if (starts === 2) throw new DOMException('', 'InvalidStateError');
    };
    recognition.end();
    vi.advanceTimersByTime(1_000);
    vi.useRealTimers();
    expect(recognition.starts).toBe(3);
    recognition.hear('two');
    expect(await dictation.end()).toEqual({ text: 'one two', lost: null });
  });
});

it('a silent microphone counts as taken away', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaStream', Object);
  const analyser = { fftSize: 8, getFloatTimeDomainData: () => undefined };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createAnalyser = () => analyser;
      createMediaStreamSource = () => ({ connect: () => undefined });
      close = () => Promise.resolve();
    },
  );
  const { dictation, recognition } = begun();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(await dictation.lost).toBe('microphone');
  expect(recognition.aborts).toBe(1);
});

it('is not offered in a browser without it, such as Firefox', () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  vi.stubGlobal('SpeechRecognition', undefined);
  expect(canDictate()).toBe(false);
  expect(startDictation(aTrack())).toBeNull();
});
