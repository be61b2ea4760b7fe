import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EXAM } from '#src/messages/exam.ts';
import type { ExamItem } from '#src/shared/exam/items.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

interface NumberButtonProps {
  item: ExamItem;
  current: boolean;
  onGo: (item: ExamItem) => void;
}

const labelOf = ({ number, answered, marked }: ExamItem): string =>
  [
    EXAM.navigator.open(number),
    answered ? EXAM.navigator.answered : EXAM.navigator.unanswered,
    ...(marked ? [EXAM.navigator.marked] : []),
  ].join(', ');

/** One number: underlined if answered, round if marked for review, filled if current. */
function NumberButton({ item, current, onGo }: NumberButtonProps) {
  const shape = item.marked ? 'rounded-full border-2 border-info' : 'rounded-sm border border-line-strong';
  const look = current ? 'bg-action text-on-action' : 'bg-surface';
  return (
    <button
      type="button"
      aria-label={labelOf(item)}
      aria-current={current ? 'step' : undefined}
      onClick={() => onGo(item)}
      className="grid size-11 place-items-center text-sm tabular-nums outline-offset-[-2px]"
    >
      <span className={`grid size-9 place-items-center ${shape} ${look}`}>
        <span className={item.answered ? 'border-b-2 border-current px-0.5 font-semibold' : ''}>
          {item.number}
        </span>
      </span>
    </button>
  );
}

interface NumbersProps {
  items: readonly ExamItem[];
  current: number;
  onGo: (item: ExamItem) => void;
  /** Focuses the current number once it is rendered. */
  takesFocus?: boolean;
}

/** Every number of the test, by part. */
export function Numbers({ items, current, onGo, takesFocus = false }: NumbersProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current number determines the button
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (takesFocus) button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  }, [current, takesFocus]);
  const parts = [...new Set(items.map(({ part }) => part))];
  return (
    <div ref={list} className="flex flex-wrap items-center">
      {parts.map((part) => {
        const ofPart = items.filter((item) => item.part === part);
        const done = ofPart.filter(({ answered }) => answered).length;
        return (
          // biome-ignore lint/a11y/useSemanticElements: numbers of a part, not form fields
          <div key={part} role="group" aria-label={EXAM.part(part)} className="contents">
            <p className="pr-2 pl-1 text-sm max-md:w-full max-md:pt-2 max-md:pl-0">
              <span className="font-semibold">{EXAM.part(part)}</span>{' '}
              <span className="text-muted tabular-nums">{EXAM.navigator.done(done, ofPart.length)}</span>
            </p>
            {ofPart.map((item) => (
              <NumberButton key={item.number} item={item} current={item.number === current} onGo={onGo} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface NavigatorProps extends Omit<NumbersProps, 'takesFocus'> {
  onStep: (by: 1 | -1) => void;
  onOpenAll: () => void;
}

/** The bar at the bottom: all numbers on a wide screen; on a narrow one the current one, which opens all. */
export function Navigator({ items, current, onGo, onStep, onOpenAll }: NavigatorProps) {
  const at = items.findIndex(({ number }) => number === current);
  const item = items[at];
  return (
    <nav
      aria-label={EXAM.navigator.name}
      className="flex items-center gap-2 border-t border-line bg-surface px-2 pb-[env(safe-area-inset-bottom)]"
    >
      <IconButton
        icon={ChevronLeft}
        label={EXAM.navigator.previous}
        disabled={at <= 0}
        onClick={() => onStep(-1)}
      />
      <div className="hidden max-h-[6.5rem] min-w-0 flex-1 overflow-y-auto py-1 md:block">
        <Numbers items={items} current={current} onGo={onGo} />
      </div>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${item ? labelOf(item) : ''}. ${EXAM.navigator.all}`}
        onClick={onOpenAll}
        className="flex min-h-13 min-w-0 flex-1 items-center justify-center gap-2 font-semibold md:hidden"
      >
        <LayoutGrid aria-hidden="true" className="size-5 text-muted" />
        {item && `${EXAM.question(String(item.number))} · ${EXAM.part(item.part)}`}
        <span className="font-normal text-muted tabular-nums">
          {EXAM.navigator.done(items.filter(({ answered }) => answered).length, items.length)}
        </span>
      </button>
      <IconButton
        icon={ChevronRight}
        label={EXAM.navigator.next}
        disabled={at === items.length - 1}
        onClick={() => onStep(1)}
      />
    </nav>
  );
}
