import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { EXAM } from '#src/messages/exam.ts';
import { ScrollRegion } from '#src/ui/scroll-region.tsx';
import { clampSplit, SPLIT, splitAfterKey } from '../model/split.ts';
import { changeView, useViewSettings } from '../model/view-settings.ts';

export type PaneSide = 'left' | 'right';

interface SplitPanesProps {
  left: ReactNode;
  /** Name of the left pane, for its region and tab. */
  leftName: string;
  right: ReactNode;
  /** The pane that is shown on a phone. */
  shown: PaneSide;
  onShow: (side: PaneSide) => void;
  /** Identifies the texts; scroll positions are stored by it. */
  scrollKey: string;
}

const PANE = 'min-h-0 min-w-0 overflow-y-auto overscroll-contain bg-surface';

/** Restores each text's scroll position when it is shown again. @returns the scroll handler of the panes */
function useScrollPositions(frame: RefObject<HTMLElement | null>, scrollKey: string) {
  const positions = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const pane of frame.current?.querySelectorAll('[data-scrolls]') ?? [])
      pane.scrollTop = positions.current.get(`${scrollKey}:${pane.getAttribute('data-scrolls')}`) ?? 0;
  }, [frame, scrollKey]);
  return ({ currentTarget }: UIEvent<HTMLElement>): void => {
    positions.current.set(`${scrollKey}:${currentTarget.dataset.scrolls}`, currentTarget.scrollTop);
  };
}

interface PaneBorderProps {
  /** The element that is divided. */
  frame: RefObject<HTMLElement | null>;
  /** Width of the left pane, per cent. */
  split: number;
}

/** The border between the panes, moved by dragging or by keys; a double click centres it. */
function PaneBorder({ frame, split }: PaneBorderProps) {
  const onKey = (event: KeyboardEvent): void => {
    const next = splitAfterKey(split, event.key);
    if (next === null) return;
    event.preventDefault();
    changeView({ split: next });
  };
  const onMove = (event: PointerEvent<HTMLElement>): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    changeView({ split: clampSplit((100 * (event.clientX - box.left)) / box.width) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable border
    <div
      role="separator"
      aria-label={EXAM.split}
      aria-orientation="vertical"
      aria-valuenow={split}
      aria-valuemin={SPLIT.min}
      aria-valuemax={SPLIT.max}
      tabIndex={0}
      onKeyDown={onKey}
      onDoubleClick={() => changeView({ split: SPLIT.middle })}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        // Dragging must not select text.
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onPointerMove={onMove}
      className="group row-start-1 hidden w-6 cursor-col-resize touch-none place-items-center border-x border-line bg-sunk outline-offset-[-3px] md:col-start-2 md:grid"
    >
      <span className="h-10 w-1.5 rounded-full bg-line-strong group-hover:bg-brand" />
    </div>
  );
}

/**
 * Two panes that scroll independently: side by side with a movable border, on a phone in the same place. The
 * hidden one keeps its layout and thereby its scroll position.
 */
export function SplitPanes({ left, leftName, right, shown, onShow, scrollKey }: SplitPanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const split = useViewSettings((view) => view.split);
  const onScroll = useScrollPositions(frame, scrollKey);
  const tab = (side: PaneSide, name: string) => (
    <button
      type="button"
      aria-pressed={shown === side}
      onClick={() => onShow(side)}
      className="min-h-11 flex-1 border-b-2 border-transparent font-semibold text-muted aria-pressed:border-brand aria-pressed:text-brand-strong"
    >
      {name}
    </button>
  );
  const hideOnPhone = (side: PaneSide): string => (shown === side ? '' : 'max-md:invisible');
  const widths: CSSProperties & Record<'--left', string> = { '--left': `${split}%` };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: two views of a screen, not form fields */}
      <div role="group" aria-label={EXAM.panes} className="flex border-b border-line bg-surface md:hidden">
        {tab('left', leftName)}
        {tab('right', EXAM.questions)}
      </div>
      <div
        ref={frame}
        className="grid min-h-0 flex-1 grid-cols-1 grid-rows-[minmax(0,1fr)] md:grid-cols-[minmax(0,var(--left))_auto_minmax(0,1fr)]"
        style={widths}
      >
        <ScrollRegion
          name={leftName}
          data-scrolls="left"
          onScroll={onScroll}
          className={`${PANE} col-start-1 row-start-1 ${hideOnPhone('left')}`}
        >
          {left}
        </ScrollRegion>
        <PaneBorder frame={frame} split={split} />
        <ScrollRegion
          name={EXAM.questions}
          data-scrolls="right"
          onScroll={onScroll}
          className={`${PANE} col-start-1 row-start-1 md:col-start-3 ${hideOnPhone('right')}`}
        >
          {right}
        </ScrollRegion>
      </div>
    </>
  );
}
