import type { HeardText } from '#rules/conversation/scene-talk.ts';
import type { SceneSession, Slip, Stage } from './scene-session.ts';

/** Where a talk is on screen, why the last answer was not understood, and whether its end is saved. */
export type TalkState = Pick<SceneSession, 'stage' | 'slip' | 'save'>;

export type TalkEvent =
  /** `slip`: what was wrong with the answer; null: nothing. */
  | { name: 'answered'; slip: Slip | null }
  /** The partner begins to speak, or has said it all. */
  | { name: 'speaks' }
  | { name: 'spoke' }
  /** The learner speaks; what they said is listened to; the partner thinks about it. */
  | { name: 'records' }
  | { name: 'hears' }
  | { name: 'thinks' }
  /** It may have meant one of these, or led to nothing: the learner answers again. */
  | { name: 'unsure'; candidates: readonly string[]; heard?: HeardText | undefined }
  | { name: 'unheard'; slip: Slip }
  | { name: 'afresh' }
  | { name: 'saved' }
  | { name: 'unsaved'; error: unknown };

export const TALK_START: TalkState = { stage: { name: 'intro' }, slip: null, save: { name: 'none' } };

const at = (name: Exclude<Stage['name'], 'unsure'>): Pick<TalkState, 'stage'> => ({ stage: { name } });

export function stepTalk(state: TalkState, event: TalkEvent): TalkState {
  switch (event.name) {
    case 'answered':
      return { ...state, slip: event.slip };
    case 'speaks':
      return { ...state, ...at('speaking') };
    case 'spoke':
      return { ...state, ...at('open') };
    case 'records':
      return { ...state, ...at('open'), slip: null };
    case 'hears':
      return { ...state, ...at('hearing') };
    case 'thinks':
      return { ...state, ...at('thinking'), slip: null };
    case 'unsure':
      return {
        ...state,
        stage: { name: 'unsure', candidates: event.candidates, heard: event.heard },
        slip: null,
      };
    case 'unheard':
      return { ...state, ...at('open'), slip: event.slip };
    case 'afresh':
      return { ...state, slip: null };
    case 'saved':
      return { ...state, save: { name: 'saved' } };
    case 'unsaved':
      return { ...state, save: { name: 'failed', error: event.error } };
  }
}
