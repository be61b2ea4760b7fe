import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SpokenLine } from '#contract/speaking.ts';
import { readingTime } from '#rules/speaking/reading-time.ts';
import { voiceLoader } from './load-voice.ts';
import { type PlayedVoice, playVoice } from './play-voice.ts';
import { levelMeter } from './sound-level.ts';

/** Longest wait for a line's sound in a conversation, milliseconds; then it is read instead. */
const LOAD_LIMIT_MS = 4_000;
/** Longest wait for the sound card after the press that opens it, milliseconds. Without a press it never opens. */
const OPEN_LIMIT_MS = 1_000;

export interface VoiceState {
  /** What the examiner said last, or is saying. */
  line: SpokenLine | null;
  isSpeaking: boolean;
  /** The line cannot be heard here now, so its text is shown. */
  isSilent: boolean;
}

/** What a line needs to be said; the meaning is for those who show it. */
export type SayableLine = Pick<SpokenLine, 'text' | 'voice'> & { vi?: string };

/** The examiner's voice: one line at a time. */
export interface ExaminerVoice {
  state: StoreApi<VoiceState>;
  /** Lets the browser play sound: to be called by a press, before the first line. */
  unlock(): void;
  /**
   * Says a line; one without a sound is shown for as long as it takes to read.
   * @param patience longest wait for its sound, milliseconds
   * @returns whether it was said to its end
   */
  say(line: SayableLine, patience?: number): Promise<boolean>;
  /** Fetches the sound of a line that comes soon. */
  prepare(line: SayableLine): void;
  /** Loudness of what is heard now, 0–1. */
  level(): number;
  stop(): void;
  /** Ends it for good, and frees the sound card. */
  close(): void;
}

interface Speaker {
  context: AudioContext;
  analyser: AnalyserNode;
  level: () => number;
  load: (path: string) => Promise<AudioBuffer>;
}

function openSpeaker(): Speaker | null {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  analyser.connect(context.destination);
  return { context, analyser, level: levelMeter(analyser), load: voiceLoader(context) };
}

const wait = (milliseconds: number): { ended: Promise<boolean>; stop: () => void } => {
  let settle: (whole: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const timer = setTimeout(() => settle(true), milliseconds);
  return {
    ended,
    stop: () => {
      clearTimeout(timer);
      settle(false);
    },
  };
};

/** Fulfilled with null if this takes too long or fails. */
async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | null> {
  const late = wait(milliseconds);
  const value = await Promise.race([promise.catch(() => null), late.ended.then(() => null)]);
  late.stop();
  return value;
}

/** The sound of a line; null if it does not come in time, or may not be played yet. */
async function soundOf(
  { context, load }: Speaker,
  path: string,
  patience: number,
): Promise<AudioBuffer | null> {
  const sound = await inTime(load(path), patience);
  // A stored sound is there before the sound card is.
  if (sound && context.state !== 'running') await inTime(context.resume(), OPEN_LIMIT_MS);
  return context.state === 'running' ? sound : null;
}

export function createExaminerVoice(): ExaminerVoice {
  const state = createStore<VoiceState>(() => ({ line: null, isSpeaking: false, isSilent: false }));
  let speaker: Speaker | null | undefined;
  let playing: Pick<PlayedVoice, 'stop'> | null = null;
  let turn = 0;
  const open = (): Speaker | null => {
    speaker ??= openSpeaker();
    return speaker;
  };
  const stop = (): void => {
    turn += 1;
    playing?.stop();
    playing = null;
    state.setState({ isSpeaking: false });
  };
  return {
    state,
    stop,
    unlock: () =>
      void open()
        ?.context.resume()
        .catch(() => undefined),
    prepare: ({ voice }) =>
      void open()
        ?.load(voice)
        .catch(() => undefined),
    level: () => (state.getState().isSpeaking && speaker ? speaker.level() : 0),
    async say(line, patience = LOAD_LIMIT_MS) {
      stop();
      const own = turn;
      state.setState({ line: { vi: '', ...line }, isSpeaking: true, isSilent: false });
      const heardBy = open();
      const sound = heardBy && (await soundOf(heardBy, line.voice, patience));
      if (own !== turn) return false;
      state.setState({ isSilent: !sound });
      const played =
        heardBy && sound
          ? playVoice(heardBy.context, sound, heardBy.analyser)
          : wait(readingTime(line.text) * 1000);
      playing = played;
      const whole = await played.ended;
      if (own !== turn) return false;
      playing = null;
      state.setState({ isSpeaking: false });
      return whole;
    },
    close() {
      stop();
      void speaker?.context.close();
      speaker = undefined;
    },
  };
}
