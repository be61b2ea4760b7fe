import type { SayableLine } from '#src/shared/speaking/examiner/examiner-voice.ts';

/**
 * What ended an answer: the learner, a silence, its time, or the microphone, which was taken away or stopped giving
 * sound.
 */
export type TurnEnd = 'learner' | 'silence' | 'time' | 'lost';

/** A turn of the conversation: the examiner asks, the learner answers. */
export type TurnState =
  | { name: 'idle' }
  /** The examiner says a line. */
  | { name: 'asking'; line: SayableLine }
  /** The microphone is being opened. */
  | { name: 'opening' }
  /** `since`: milliseconds since 1970. `hasSpoken`: a voice was heard. */
  | { name: 'listening'; since: number; hasSpoken: boolean }
  | { name: 'saving' }
  /** The answer is on the disk. `spoken`: seconds of voice; null where levels cannot be measured. */
  | { name: 'answered'; recordingId: string; end: TurnEnd; spoken: number | null }
  /** Nothing was heard, twice, or the microphone went away before anything was said; nothing is recorded. */
  | { name: 'unheard'; isLost: boolean }
  /** Nothing is recorded, or the recording is not stored: the recorder's state says why. */
  | { name: 'stuck' };
