import { afterEach, describe, expect, it, vi } from 'vitest';
import { createExaminerVoice } from './examiner-voice.ts';

/** How long a sound takes to arrive, milliseconds; 0 if it is stored on the device. */
const sound = vi.hoisted(() => ({ takes: 0 }));
vi.mock('./load-voice.ts', () => ({
  voiceLoader: () => async () => {
    if (sound.takes > 0) await new Promise((resolve) => setTimeout(resolve, sound.takes));
    return { duration: 0.01 };
  },
}));

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
  sound.takes = 0;
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

  it.each([
    ['read where a conversation would have to wait for it', undefined, true],
    ['heard where there is time for it', 20_000, false],
  ])('is %s', async (_, patience, isSilent) => {
    vi.useFakeTimers();
    installSpeaker(200);
    sound.takes = 9_000;
    const voice = createExaminerVoice();
    voice.unlock();
    const said = voice.say(LINE, patience);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await said).toBe(true);
    expect(voice.state.getState().isSilent).toBe(isSilent);
  });
});
