import type { ReactNode } from 'react';

/** A page's column. `narrow` for reading, `wide` for lists beside one another. */
export function Page({ width = 'narrow', children }: { width?: 'narrow' | 'wide'; children: ReactNode }) {
  return (
    <div
      className={`mx-auto grid w-full grid-cols-[minmax(0,1fr)] gap-6 px-4 py-6 sm:gap-8 sm:px-6 sm:py-10 ${width === 'narrow' ? 'max-w-3xl' : 'max-w-6xl'}`}
    >
      {children}
    </div>
  );
}
