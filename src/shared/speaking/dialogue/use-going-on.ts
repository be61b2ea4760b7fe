import { useEffect, useEffectEvent, useState } from 'react';

/** How long the examiner thinks of what to ask when the learner wants to go on, milliseconds. */
const THINKING_MS = 2_500;

/**
 * Going on after an answer: at once, or as soon as it is decided what is asked.
 * @param isUndecided what is asked may still change
 */
export function useGoingOn(isUndecided: boolean, goOn: () => Promise<void>) {
  const [isWanted, setWanted] = useState(false);
  const go = useEffectEvent(() => {
    setWanted(false);
    void goOn();
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(go, isUndecided ? THINKING_MS : 0);
    return () => clearTimeout(timer);
  }, [isWanted, isUndecided]);
  return { isThinking: isWanted, goOn: () => setWanted(true) };
}
