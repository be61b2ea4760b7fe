import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen something begins to be near. */
const MARGIN = '300px';

/** Renders what is inside once it has come near the screen, so that what few people reach costs nobody else. */
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
