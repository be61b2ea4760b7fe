import { useEffect, useState } from 'react';
import { formatSeconds } from '#rules/text/formats.ts';

/** Time since a moment, running. @param since milliseconds since 1970 */
export function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <span className="tabular-nums">{formatSeconds(Math.max(0, now - since) / 1000)}</span>;
}
