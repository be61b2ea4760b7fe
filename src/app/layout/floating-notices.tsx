import type { ReactNode } from 'react';

/**
 * Where notices float above the bottom of every page until they are answered: one above the other, so that none covers
 * the buttons of another.
 */
export function FloatingNotices({ children }: { children: ReactNode }) {
  return (
    <div
      data-keep-clear
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-40 mx-auto grid max-h-[calc(100dvh-9rem)] max-w-[30rem] gap-2 overflow-y-auto p-4 *:pointer-events-auto *:rounded-card *:shadow-float"
    >
      {children}
    </div>
  );
}
