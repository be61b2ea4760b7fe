import type { ReactNode } from 'react';

/** Back and forward, at the foot of the screen; `width` is the page's own, as a class. */
export function StepBar({ width, children }: { width: string; children: ReactNode }) {
  return (
    <div
      data-keep-clear
      className="sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className={`mx-auto flex ${width} justify-between gap-3 px-4 py-3`}>{children}</div>
    </div>
  );
}
