/** What the device answers to. */
export type Cue = 'chosen' | 'right' | 'again' | 'recording' | 'goal';

/** One tone of a sound. */
export interface Note {
  wave: 'sine' | 'triangle';
  /** Its pitch at the beginning and at the end, Hz. */
  from: number;
  to: number;
  /** From the beginning of the sound, milliseconds. */
  at: number;
  ms: number;
  /** Loudness, 0–1. */
  gain: number;
}

const note = (from: number, at: number, ms: number, gain: number): Note => ({
  wave: 'sine',
  from,
  to: from,
  at,
  ms,
  gain,
});

/** The sound of each cue; each is over within 300 ms. */
export const SOUNDS: Readonly<Record<Cue, readonly Note[]>> = {
  chosen: [note(720, 0, 45, 0.06)],
  // Two rising notes.
  right: [note(659, 0, 110, 0.12), note(988, 90, 200, 0.12)],
  // A soft knock on wood.
  again: [{ wave: 'triangle', from: 240, to: 150, at: 0, ms: 140, gain: 0.2 }],
  recording: [note(880, 0, 90, 0.1)],
  goal: [note(523, 0, 90, 0.1), note(659, 60, 90, 0.1), note(784, 120, 90, 0.1), note(1047, 180, 115, 0.12)],
};

/** How the device shakes, milliseconds: on, off, on. */
export const SHAKES: Readonly<Record<Cue, readonly number[]>> = {
  chosen: [10],
  right: [20],
  again: [10, 40, 10],
  recording: [10],
  goal: [20],
};

interface Circumstances {
  /** The learner's choice on this device. */
  isOn: boolean;
  isMicrophoneOpen: boolean;
  isSeen: boolean;
}

/** Whether the device may sound and shake now: never into an open microphone, nor behind another page. */
export const mayRespond = ({ isOn, isMicrophoneOpen, isSeen }: Circumstances): boolean =>
  isOn && isSeen && !isMicrophoneOpen;
