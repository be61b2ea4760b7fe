import { useEffect, useState } from 'react';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { holidayPhase } from '#rules/holiday-theme/holiday-time.ts';
import { call } from '#src/platform/http/http.ts';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { cachedTheme, cacheTheme } from './holiday-cookies.ts';
import { nextLook } from './next-look.ts';

/** Runs when the browser has nothing better to do. */
function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}

/**
 * The holiday theme while its time is, null otherwise. Asked of the server once an hour; a failure shows nothing.
 * With no network the theme of the last hour goes on.
 */
export function useActiveTheme(): HolidayTheme | null {
  const [theme, setTheme] = useState(() => cachedTheme() ?? null);
  const [now, setNow] = useState(Date.now);
  const online = useConnectivity() === 'online';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each look may find that the hour is over
  useEffect(() => {
    if (!online || cachedTheme() !== undefined) return;
    const leaving = new AbortController();
    const cancel = whenIdle(async () => {
      const options = { signal: leaving.signal };
      const answer = await call(ENDPOINTS.holidayTheme.detailByKey, { query: { source: '1' }, options });
      if (!answer.success) return;
      cacheTheme(answer.data);
      if (!leaving.signal.aborted) setTheme(answer.data);
    });
    return () => {
      cancel();
      leaving.abort();
    };
  }, [online, now]);

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), nextLook(theme, now));
    return () => clearTimeout(timer);
  }, [theme, now]);

  return theme !== null && holidayPhase(theme, now) === 'active' ? theme : null;
}
