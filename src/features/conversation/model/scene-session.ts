import type { SceneTurn } from '#contract/conversation.ts';
import type { NoReply } from '#contract/free-talk.ts';
import type { Answered, HeardText, SceneTalk } from '#rules/conversation/scene-talk.ts';
import type { ShortTake } from '#src/shared/audio/use-short-take.ts';
import type { ExaminerVoice } from '#src/shared/speaking/examiner/examiner-voice.ts';
import type { Unheard } from '#src/shared/speaking/hearing/hear-words.ts';

/** `thinking`: the partner's answer to free words is waited for; `unsure`: the learner is asked which of these they meant. */
export type Stage =
  | { name: 'intro' | 'speaking' | 'open' | 'hearing' | 'thinking' }
  | { name: 'unsure'; candidates: readonly string[]; heard?: HeardText | undefined };

/** Why the last answer was not understood, or has no answer. */
export type Slip =
  | 'silence'
  | 'other'
  | 'otherAgain'
  | 'unclear'
  | 'askedBack'
  | 'wentOn'
  | 'noModel'
  | 'failed'
  | 'unwritten'
  | NoReply;

/** A talk in the learner's own words. */
interface OwnWords {
  say: (words: string) => void;
  /** Waits no longer for what is written down or answered. */
  giveUp: () => void;
  /** Goes on as the scene is written. */
  leave: () => void;
}

export interface SceneSession {
  talk: SceneTalk;
  turn: SceneTurn;
  stage: Stage;
  slip: Slip | null;
  take: ShortTake;
  /** Why the server heard the last answer instead of this device, which has the recogniser. */
  insteadOf: Unheard | null;
  voice: ExaminerVoice;
  /** There is a talk that was left before its end. */
  isResumed: boolean;
  /** The scene was changed since then, and some of the answers do not fit it any more. */
  isChanged: boolean;
  save: { name: 'none' } | { name: 'saved' } | { name: 'failed'; error: unknown };
  /** Null while the talk goes as it is written. */
  free: OwnWords | null;
  enter: () => void;
  enterFreely: () => void;
  /** Gives up the answers so far. */
  afresh: () => void;
  record: () => void;
  stopRecording: () => void;
  answer: (answered: Answered) => void;
  saveAgain: () => void;
}
