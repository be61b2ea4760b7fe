import { type RefObject, useLayoutEffect } from 'react';
import { toastLift } from './toast-place.ts';

/** Bars, sheets and notices with buttons that toasts must not cover carry this attribute. */
const KEPT_CLEAR = '[data-keep-clear]:not(:empty)';

/** Keeps the toasts in `ref` above what is to be kept clear, as long as there are any. */
export function useToastLift(ref: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const toasts = ref.current;
    if (!toasts || shown.length === 0) return;
    const place = (): void => {
      const { height, left, right } = toasts.getBoundingClientRect();
      const kept = [...document.querySelectorAll(KEPT_CLEAR)].map((element) =>
        element.getBoundingClientRect(),
      );
      const seen = kept.filter((box) => box.bottom > box.top);
      toasts.style.setProperty('--toast-lift', `${toastLift({ height, left, right }, seen, innerHeight)}px`);
    };
    place();
    const stop = new AbortController();
    for (const event of ['resize', 'scroll', 'transitionend'])
      addEventListener(event, place, { capture: true, passive: true, signal: stop.signal });
    // A dialog that opens meanwhile.
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    return () => {
      stop.abort();
      dialogs.disconnect();
    };
  }, [ref, shown]);
}
