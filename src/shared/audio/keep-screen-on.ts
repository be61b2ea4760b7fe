/**
 * Keeps the screen on, since a locked one ends a recording. The browser releases the lock whenever the page
 * is hidden: it is requested again once the page is visible. Browsers without it just record.
 * @returns lets the screen turn off again
 */
export function keepScreenOn(): () => void {
  let over = false;
  let lock: WakeLockSentinel | null = null;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    const granted = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    if (over) void granted?.release();
    else lock = granted;
  };
  const onChange = (): void => void ask();
  document.addEventListener('visibilitychange', onChange);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', onChange);
    void lock?.release();
  };
}
