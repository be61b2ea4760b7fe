import { type RefObject, useLayoutEffect } from 'react';

/** A picture loads once a tenth of it is visible, or this close to it (docs/product.md, point 9). */
const NEAR = { threshold: 0.1, rootMargin: '50px' };

/** Delays a text's lazy pictures until each is near the screen or the page is printed. */
function loadLazily(text: Element): () => void {
  const waiting = new Map<Element, string>();
  const show = (picture: Element): void => {
    const source = waiting.get(picture);
    if (source !== undefined) picture.setAttribute('src', source);
    waiting.delete(picture);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      show(target);
    }
  }, NEAR);
  for (const picture of text.querySelectorAll<HTMLImageElement>('img[loading="lazy"][src]')) {
    // Already visible on a server-rendered page: it must not vanish.
    if (picture.naturalWidth > 0) continue;
    waiting.set(picture, picture.getAttribute('src') ?? '');
    picture.removeAttribute('src');
    observer.observe(picture);
  }
  const showAll = (): void => {
    for (const picture of [...waiting.keys()]) show(picture);
  };
  addEventListener('beforeprint', showAll);
  return () => {
    observer.disconnect();
    removeEventListener('beforeprint', showAll);
    showAll();
  };
}

/**
 * Lazy pictures for as long as the text is on the page. `html`: its content, which determines the pictures.
 */
export function useLazyPictures(text: RefObject<HTMLElement | null>, html: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other pictures
  useLayoutEffect(
    () => (text.current?.querySelector('img') ? loadLazily(text.current) : undefined),
    [text, html],
  );
}
