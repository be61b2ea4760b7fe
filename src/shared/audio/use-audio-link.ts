import { useEffect, useReducer } from 'react';
import { type AudioLink, type AudioLinkEvent, audioLink, NO_AUDIO_LINK } from '#rules/lesson/audio-link.ts';

/**
 * The source for a player of the learner's recording: a new one is adopted once it has settled, and never
 * while recording (`rules/lesson/audio-link.ts`).
 */
export function useAudioLink<L>(link: L | null, recording: boolean): L | null {
  const [state, send] = useReducer(
    (before: AudioLink<L>, event: AudioLinkEvent<L>) => audioLink(before, event),
    NO_AUDIO_LINK,
  );
  useEffect(() => {
    send({ type: 'given', link, recording, now: performance.now() });
  }, [link, recording]);
  const { pending } = state;
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => send({ type: 'time', now: pending.at }), pending.at - performance.now());
    return () => clearTimeout(timer);
  }, [pending]);
  return state.shown;
}
