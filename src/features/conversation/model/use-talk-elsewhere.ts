import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { storeTalk } from '#src/shared/scenes/stored-talk.ts';
import { askTalk, type TalkElsewhere } from './ask-talk.ts';

/** Longest wait for the server before the talk of this device is opened, milliseconds. */
const MAX_WAIT_MS = 2_500;

interface State {
  /** What is here can be opened: the server was asked, or need not be waited for. */
  isReady: boolean;
  /** The learner is in the talk, which is not changed without being asked. */
  isEntered: boolean;
  /** What was brought here, and what could be. */
  brought: TalkElsewhere | null;
  offered: TalkElsewhere | null;
  /** Changes when another talk took the place of the one on screen. */
  run: number;
}
const START: State = { isReady: false, isEntered: false, brought: null, offered: null, run: 0 };

const another = ({ run }: State, brought: TalkElsewhere | null): State => ({
  ...START,
  isReady: true,
  brought,
  run: run + 1,
});

/**
 * Brings a talk that was gone on with on another device here, when the page opens and whenever the network or the learner
 * comes back; or offers it, once the learner is in the talk.
 * @param label what the learner sees of the talk in the queue
 */
export function useTalkElsewhere(owner: string, sceneId: string, label: string) {
  const isOnline = useConnectivity() === 'online';
  const [state, setState] = useState(START);
  const bring = (talk: TalkElsewhere): void => {
    storeTalk({ owner, sceneId }, talk);
    setState((before) => another(before, talk));
  };
  const note = useEffectEvent((talk: TalkElsewhere | null) => {
    if (!talk) setState((before) => ({ ...before, isReady: true }));
    else if (state.isEntered) setState((before) => ({ ...before, offered: talk }));
    else bring(talk);
  });
  const ask = useEffectEvent((signal: AbortSignal) => {
    const tell = (talk: TalkElsewhere | null): void => void (signal.aborted || note(talk));
    void askTalk({ owner, sceneId }, label, signal).then(tell, () => tell(null));
  });
  useEffect(() => {
    const settle = (): void => setState((before) => ({ ...before, isReady: true }));
    if (!isOnline) {
      settle();
      return;
    }
    const left = new AbortController();
    const askAgain = (): void => {
      if (document.visibilityState === 'visible') ask(left.signal);
    };
    const timer = setTimeout(settle, MAX_WAIT_MS);
    document.addEventListener('visibilitychange', askAgain);
    ask(left.signal);
    return () => {
      left.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [isOnline]);
  return {
    ...state,
    enter: useCallback(() => setState((before) => ({ ...before, isEntered: true, brought: null })), []),
    /** Another visit to the scene. */
    again: () => setState((before) => another(before, null)),
    take: () => state.offered && bring(state.offered),
  };
}
