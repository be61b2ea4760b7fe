import { useCallback, useEffect, useRef, useState } from 'react';

const LOCK = 'luyen-speaking-exam';

/** `elsewhere`: another tab holds a test. */
export type ExamLock = 'asking' | 'held' | 'elsewhere';

// Browsers without Web Locks are treated as having one page.
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** @returns gives the lock back */
function askForLock(onAnswer: (lock: ExamLock) => void): () => void {
  const manager = locks();
  if (!manager) {
    onAnswer('held');
    return () => undefined;
  }
  const over = Promise.withResolvers<void>();
  let hasLeft = false;
  const hold = (granted: Lock | null): Promise<void> | undefined => {
    if (hasLeft) return;
    onAnswer(granted ? 'held' : 'elsewhere');
    return granted ? over.promise : undefined;
  };
  // A document that is being closed gets none.
  void manager.request(LOCK, { ifAvailable: true }, hold).catch(() => undefined);
  return () => {
    hasLeft = true;
    over.resolve();
  };
}

/** Lets only one tab of this browser hold a test: two would share the microphone and mix their answers. */
export function useExamLock(): { lock: ExamLock; retry: () => void } {
  const [lock, setLock] = useState<ExamLock>('asking');
  const giveBack = useRef<() => void>(() => undefined);
  const ask = useCallback(() => {
    giveBack.current();
    giveBack.current = askForLock(setLock);
  }, []);
  useEffect(() => {
    ask();
    return () => giveBack.current();
  }, [ask]);
  return { lock, retry: ask };
}
