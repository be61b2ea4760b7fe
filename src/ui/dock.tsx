import { type ReactNode, useLayoutEffect, useRef } from 'react';

const TONES = {
  plain: 'border-line bg-surface',
  right: 'border-success bg-success-soft',
  wrong: 'border-danger bg-danger-soft',
} as const;
export type DockTone = keyof typeof TONES;

/** Tells the page how high the dock is, so that nothing gets the focus beneath it. */
function useToldHeight() {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--dock-height', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, []);
  return dock;
}

interface DockProps {
  /** The page's own width, as a class. Undefined: the column of a page with a shell. */
  width?: string;
  tone?: DockTone;
  /** Rises above the button: what came of the answer. It is announced. */
  sheet?: ReactNode;
  /** The primary button, which keeps its place whatever it says. */
  children: ReactNode;
}

/** The foot of a screen of work: one primary button of full width, and what answers the learner above it. */
export function Dock({ width = '', tone = 'plain', sheet, children }: DockProps) {
  return (
    <div
      ref={useToldHeight()}
      data-dock
      data-keep-clear
      className={`sticky bottom-(--bottom-bar-height) z-10 overflow-clip rounded-t-card border-t pb-[env(safe-area-inset-bottom)] ${width ? '' : '-mx-4 sm:mx-0 sm:border-x'} ${TONES[tone]}`}
    >
      <div role="status" className={`mx-auto ${width} px-4`}>
        {sheet}
      </div>
      <div className={`mx-auto grid ${width} gap-2 px-4 pt-3 pb-4`}>{children}</div>
    </div>
  );
}
