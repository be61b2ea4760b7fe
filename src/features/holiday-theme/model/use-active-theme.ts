import { useEffect, useState } from 'react';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { holidayPhase } from '#rules/holiday-theme/holiday-time.ts';
import { call } from '#src/platform/http/http.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { cachedTheme, cacheTheme } from './holiday-cookies.ts';
import { msToNextCheck } from './next-look.ts';

/** Runs a callback when the browser is idle. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The holiday theme while it is active, null otherwise. Fetched once an hour; a failure is ignored. Offline,
 * the cached theme of the last hour is used.
 */
export function useActiveTheme(): HolidayTheme | null {
  const [theme, setTheme] = useState(() => cachedTheme() ?? null);
  const [now, setNow] = useState(Date.now);
  const online = useConnectivity() === 'online';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cached theme may have expired at each check
  useEffect(() => {
    if (!online || cachedTheme() !== undefined) return;
    const controller = new AbortController();
    const cancel = whenIdle(async () => {
      const options = { signal: controller.signal };
      const result = await call(ENDPOINTS.holidayTheme.detailByKey, { query: { source: '1' }, options });
      if (!result.success) return;
      cacheTheme(result.data);
      if (!controller.signal.aborted) setTheme(result.data);
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, [online, now]);

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), msToNextCheck(theme, now));
    return () => clearTimeout(timer);
  }, [theme, now]);

  return theme !== null && holidayPhase(theme, now) === 'active' ? theme : null;
}
