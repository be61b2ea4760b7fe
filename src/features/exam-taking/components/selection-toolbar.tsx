import { Eraser, Highlighter, StickyNote } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MARKS } from '#src/messages/exam.ts';
import type { Marking } from '../model/use-marking.ts';

interface SelectionToolbarProps {
  range: Range;
  marking: Pick<Marking, 'canClear' | 'highlight' | 'writeNote' | 'clear' | 'drop'>;
}

/** Gap between the selection and the toolbar; on touch screens, with room for the system's handles. */
const GAP = 8;
const TOUCH_GAP = 28;
const HEIGHT = 48;
const WIDTH = 330;

/** Above the selection; on touch screens below it, because the system's menu is above. */
function placeBeside(range: Range): { left: number; top: number } {
  const box = range.getBoundingClientRect();
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const above = box.top - HEIGHT - GAP;
  const below = box.bottom + (isTouch ? TOUCH_GAP : GAP);
  const top = isTouch || above < 0 ? below : above;
  return {
    left: Math.max(GAP, Math.min(box.left, innerWidth - WIDTH - GAP)),
    top: Math.max(GAP, Math.min(top, innerHeight - HEIGHT - GAP)),
  };
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-sunk focus-visible:bg-sunk';

/** Actions for the selected text. Tab moves from the text into it, Escape back. */
export function SelectionToolbar({ range, marking }: SelectionToolbarProps) {
  const { canClear, drop } = marking;
  const bar = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(() => placeBeside(range));
  useEffect(() => {
    const follow = (): void => setPlace(placeBeside(range));
    follow();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [range]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') drop();
      const isInside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event.key !== 'Tab' || event.shiftKey || isInside) return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [drop]);
  const onArrow = ({ key }: KeyboardEvent): void => {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (step !== 0) buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={MARKS.toolbar}
      tabIndex={-1}
      // A press would clear the selection before it is used.
      onPointerDown={(event) => event.preventDefault()}
      onKeyDown={onArrow}
      className="fixed z-30 flex rounded-full border border-line-strong bg-raised p-0.5 text-ink shadow-float"
      style={place}
    >
      <button type="button" className={BUTTON} onClick={marking.highlight}>
        <Highlighter aria-hidden="true" className="size-4" />
        {MARKS.highlight}
      </button>
      <button type="button" className={BUTTON} onClick={marking.writeNote}>
        <StickyNote aria-hidden="true" className="size-4" />
        {MARKS.note}
      </button>
      {canClear && (
        <button type="button" className={BUTTON} onClick={marking.clear}>
          <Eraser aria-hidden="true" className="size-4" />
          {MARKS.clear}
        </button>
      )}
    </div>
  );
}
