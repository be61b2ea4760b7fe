import { useEffect, useState } from 'react';

/**
 * Whether this page is the only one that holds a name: two tabs must not talk to the examiner in one attempt. Once the
 * other is closed, this one takes over. Browsers without locks are treated as having one page.
 */
export function useOnlyPage(name: string): boolean {
  const [isOnly, setOnly] = useState(true);
  useEffect(() => {
    const locks = (navigator as Partial<Navigator>).locks;
    if (!locks) return;
    const leave = new AbortController();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const waiting = setTimeout(() => setOnly(false), 500);
    locks
      .request(name, { signal: leave.signal }, async () => {
        clearTimeout(waiting);
        setOnly(true);
        await held;
      })
      .catch(() => undefined);
    return () => {
      clearTimeout(waiting);
      leave.abort();
      release();
    };
  }, [name]);
  return isOnly;
}
