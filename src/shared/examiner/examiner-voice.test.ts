import { afterEach, describe, expect, it, vi } from 'vitest';
import { createExaminerVoice } from './examiner-voice.ts';

/** A sound that is stored on the device. */
vi.mock('./load-voice.ts', () => ({ voiceLoader: () => async () => ({ duration: 0.01 }) }));

const LINE = { text: 'Hello.', voice: '/media/voices/a.m4a' };

/** A sound card that opens so many milliseconds after the press that allows it; never without one. */
function installSpeaker(opensAfter: number | null): void {
  class FakeAudioContext {
    state = 'suspended';
    destination = {};
    createAnalyser = () => ({ connect: () => undefined, fftSize: 0 });
    createBufferSource = () => {
      const source = new EventTarget();
      const start = () => setTimeout(() => source.dispatchEvent(new Event('ended')));
      return Object.assign(source, {
        start,
        stop: start,
        connect: () => undefined,
        disconnect: () => undefined,
      });
    };
    resume = () =>
      new Promise<void>((resolve) => {
        if (opensAfter === null) return;
        setTimeout(() => {
          this.state = 'running';
          resolve();
        }, opensAfter);
      });
    close = async () => undefined;
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the examiner’s voice', () => {
  it('is heard although a stored sound is there before the sound card', async () => {
    vi.useFakeTimers();
    installSpeaker(200);
    const voice = createExaminerVoice();
    voice.unlock();
    const said = voice.say(LINE);
    await vi.advanceTimersByTimeAsync(400);
    expect(await said).toBe(true);
    expect(voice.state.getState().isSilent).toBe(false);
  });

  it('is shown where the browser plays no sound', async () => {
    vi.useFakeTimers();
    installSpeaker(null);
    const voice = createExaminerVoice();
    const said = voice.say(LINE);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(voice.state.getState()).toMatchObject({ isSpeaking: true, isSilent: true });
    voice.stop();
    expect(await said).toBe(false);
  });
});
