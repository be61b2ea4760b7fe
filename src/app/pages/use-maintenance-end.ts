import { useCallback, useEffect, useState } from 'react';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

/** Mean polling interval, milliseconds; each device randomises its own, so that not all return at the same moment. */
const PAUSE_MS = 15_000;

/**
 * Polls the server until it is open, also immediately when the page becomes visible.
 * @param onEnd called once it is open
 * @returns the announced end, and a function that polls immediately and reports whether the site is still closed
 */
export function useMaintenanceEnd(onEnd: () => void) {
  const [until, setUntil] = useState<number | null>(null);

  const isStillClosed = useCallback(
    async (signal?: AbortSignal): Promise<boolean> => {
      const result = await call(ENDPOINTS.health.maintenance, { options: signal ? { signal } : {} });
      if (signal?.aborted) return true;
      if (!result.success) return true;
      if (result.data.is_on) setUntil(result.data.until);
      else onEnd();
      return result.data.is_on;
    },
    [onEnd],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const closed = await isStillClosed(signal);
      clearTimeout(timer);
      if (closed && !signal.aborted) timer = setTimeout(ask, PAUSE_MS * (0.5 + Math.random()));
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', onVisible, { signal });
    void ask();
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [isStillClosed]);

  return { until, isStillClosed };
}
