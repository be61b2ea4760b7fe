import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How much of an element has to be visible, and for how long, milliseconds (docs/product.md, point 9). */
const SEEN_SHARE = 0.8;
const SEEN_MS = 500;

/** Calls `onSeen` once, after four fifths of the element were visible for half a second. */
export function useSeen<E extends Element>(onSeen: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const report = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          report();
        }, SEEN_MS);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return element;
}
