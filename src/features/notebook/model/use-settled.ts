import { useEffect, useState } from 'react';

/** How long nothing must be typed before it counts, milliseconds. */
const SETTLED_MS = 300;

/** A text once it has stayed the same for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
