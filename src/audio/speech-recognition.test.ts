import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { canDictate, startDictation } from './speech-recognition.ts';

/** A browser's recognition as far as it is used: no browser of the tests has a service behind it. */
class Recognition extends EventTarget {
  static last: Recognition | undefined;
  lang = '';
  continuous = false;
  interimResults = true;
  starts = 0;

  constructor() {
    super();
    Recognition.last = this;
  }
  start(): void {
    this.starts += 1;
  }
  stop(): void {
    this.dispatchEvent(new Event('end'));
  }
  hear(...said: [string, boolean][]): void {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }));
    this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

beforeEach(() => vi.stubGlobal('webkitSpeechRecognition', Recognition));
afterEach(() => vi.unstubAllGlobals());

const begun = () => {
  const dictation = startDictation();
  const recognition = Recognition.last;
  if (!dictation || !recognition) throw new Error('nothing was begun');
  return { dictation, recognition };
};

it('writes down what was said in English, and only what is final', async () => {
  const { dictation, recognition } = begun();
  expect(recognition).toMatchObject({ lang: 'en-US', continuous: true, interimResults: false, starts: 1 });
  recognition.hear([' I like tea ', true], ['and', false]);
  recognition.hear(['and coffee', true]);
  expect(await dictation.end()).toBe('I like tea and coffee');
});

it('goes on where the browser stops listening after a silence', async () => {
  const { dictation, recognition } = begun();
  recognition.hear(['one', true]);
  recognition.dispatchEvent(new Event('end'));
  expect(recognition.starts).toBe(2);
  recognition.hear(['two', true]);
  expect(await dictation.end()).toBe('one two');
});

it('gives up, and keeps what it has, where the browser has no service', async () => {
  const { dictation, recognition } = begun();
  recognition.hear(['one', true]);
  recognition.fail('network');
  expect(recognition.starts).toBe(1);
  expect(await dictation.end()).toBe('one');
});

it.each([
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', true],
  [
    'a phone, whose microphone has one listener',
    'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile',
    false,
  ],
])('is offered on %s: %s', (_, userAgent, offered) => {
  vi.stubGlobal('navigator', { vendor: 'Google Inc.', userAgent });
  expect(canDictate()).toBe(offered);
});

it('is not offered by a browser without it', () => {
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  vi.stubGlobal('SpeechRecognition', undefined);
  expect(canDictate()).toBe(false);
  expect(startDictation()).toBeNull();
});
