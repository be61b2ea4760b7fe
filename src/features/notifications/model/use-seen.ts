import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How much of something has to be in sight, and how long, milliseconds (docs/product.md, point 9). */
const SEEN_SHARE = 0.8;
const SEEN_MS = 500;

/** Tells once that an element was seen: four fifths of it, for half a second. */
export function useSeen<E extends Element>(onSeen: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.at(-1)?.isIntersecting) return;
        timer = setTimeout(() => {
          observer.disconnect();
          tell();
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
