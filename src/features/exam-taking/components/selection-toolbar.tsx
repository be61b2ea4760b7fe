import { Eraser, Highlighter, StickyNote } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MARKS } from '#src/messages/exam.ts';
import type { Marking } from '../model/use-marking.ts';

interface SelectionToolbarProps {
  range: Range;
  marking: Pick<Marking, 'canClear' | 'highlight' | 'writeNote' | 'clear' | 'drop'>;
}

/** Room between the selection and the toolbar, and that of the system's own handles below a touch selection. */
const GAP = 8;
const TOUCH_GAP = 28;
const HEIGHT = 48;
const WIDTH = 330;

/** Above the selection where a mouse made it, below it where the system's own menu stands above. */
function placeBeside(range: Range): { left: number; top: number } {
  const box = range.getBoundingClientRect();
  const touch = matchMedia('(pointer: coarse)').matches;
  const above = box.top - HEIGHT - GAP;
  const below = box.bottom + (touch ? TOUCH_GAP : GAP);
  const wanted = touch || above < 0 ? below : above;
  return {
    left: Math.max(GAP, Math.min(box.left, innerWidth - WIDTH - GAP)),
    top: Math.max(GAP, Math.min(wanted, innerHeight - HEIGHT - GAP)),
  };
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold hover:bg-sunk focus-visible:bg-sunk';

/** What can be done with the selected words. Tab leads into it from the text, Escape back. */
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
      const inside = event.target instanceof Node && bar.current?.contains(event.target);
      if (event.key !== 'Tab' || event.shiftKey || inside) return;
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
      // A press would let go of the selection before it was used.
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
