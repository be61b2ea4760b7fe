import { useEffect, useState } from 'react';

/** Pause in typing after which the text counts, milliseconds. */
const SETTLED_MS = 300;

/** The text, debounced. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
