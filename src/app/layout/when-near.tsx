import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance below the viewport that counts as near. */
const MARGIN = '300px';

/** Renders its children once they are near the viewport, so that rarely reached content costs nothing. */
export function WhenNear({ children, className = '' }: { children: ReactNode; className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className={className}>
      {near && children}
    </div>
  );
}
