import { vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Recorder, RecorderState } from '#src/shared/audio/recorder.ts';
import type { ExaminerVoice, SayableLine, VoiceState } from '#src/shared/speaking/examiner/examiner-voice.ts';

/** Loudness of what the fake microphone hears: root mean square, 0–1. */
export const microphone: {
  level: number;
  /** What listens to it may do so. */
  isOpen: boolean;
  /** What listens to it. */
  context: (EventTarget & { state: string }) | null;
} = { level: 0, isOpen: true, context: null };

class FakeAnalyser {
  fftSize = 8;
  connect(): void {}
  getFloatTimeDomainData(samples: Float32Array): void {
    samples.fill(microphone.level);
  }
}

/** Sound without a sound card: analysers hear the fake microphone. */
export function stubAudioContext(): void {
  class FakeContext extends EventTarget {
    state = microphone.isOpen ? 'running' : 'suspended';
    constructor() {
      super();
      microphone.context = this;
    }
    resume = async () => undefined;
    createAnalyser = () => new FakeAnalyser();
    createMediaStreamSource = () => ({ connect: () => undefined });
    close = async () => undefined;
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('MediaStream', class {});
}

/** Id of the recording that a fake recorder makes, counted from 1. */
export const recordingId = (made: number): string => `019aa000-0000-7000-8000-0000000000b${made}`;

/** A recorder without a microphone: the test takes its track away, or its room. */
export function fakeRecorder() {
  const state = createStore<RecorderState>(() => ({ name: 'idle' }));
  const set = (next: RecorderState): void => state.setState(next, true);
  const track = new EventTarget();
  let end: () => void = () => undefined;
  let again: (() => Promise<void>) | null = null;
  let made = 0;
  const faults = { cannotStart: false, hasNoSpace: false };
  const recorder: Recorder = {
    state,
    soFar: () => null,
    async start(_, onSaved) {
      if (faults.cannotStart) return set({ name: 'failed', reason: 'denied' });
      made += 1;
      const id = recordingId(made);
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      set({ name: 'recording', startedAt: Date.now(), isStored: true });
      await ended;
      again = async () => {
        set({ name: 'saving' });
        if (faults.hasNoSpace) return set({ name: 'unsaved', sound: new Blob(), why: 'full' });
        await onSaved(id);
        set({ name: 'idle' });
      };
      await again();
    },
    stop: () => end(),
    track: () => track as MediaStreamTrack,
    saveAgain: async () => again?.(),
    giveUp: () => set({ name: 'idle' }),
  };
  return { recorder, track, faults };
}

/** A voice that is silent, and says each line in this time, milliseconds. */
export function fakeVoice(milliseconds = 1_000) {
  const state = createStore<VoiceState>(() => ({ line: null, isSpeaking: false, isSilent: false }));
  const said: string[] = [];
  const voice: ExaminerVoice = {
    state,
    unlock: () => undefined,
    prepare: () => undefined,
    level: () => 0,
    stop: () => undefined,
    close: () => undefined,
    async say({ text }: SayableLine) {
      said.push(text);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return true;
    },
  };
  return { voice, said };
}
