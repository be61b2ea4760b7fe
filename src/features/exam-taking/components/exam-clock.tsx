import { Clock, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { warningFor } from '#rules/exam-taking/exam-time.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { EXAM } from '#src/messages/exam.ts';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { changeView, useViewSettings } from '../model/view-settings.ts';

interface ExamClockProps {
  /** Milliseconds since 1970, by this device's clock. */
  until: number;
  /** Duration of the test. */
  minutes: number;
  onOver: () => void;
}

/** The time left. A press hides the digits; the warnings at ten and five minutes are still announced. */
export function ExamClock({ until, minutes, onOver }: ExamClockProps) {
  const left = useCountdown(until);
  const hidden = useViewSettings((view) => view.clockHidden);
  const warning = warningFor(left, minutes);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const look =
    warning === 5
      ? 'border-2 border-danger bg-danger-soft text-danger'
      : warning === 10
        ? 'border-2 border-dashed border-warning bg-warning-soft text-warning'
        : 'border border-line text-ink';
  const Icon = warning === null ? Clock : TriangleAlert;
  return (
    <>
      <button
        type="button"
        aria-label={
          hidden ? EXAM.clock.show : `${EXAM.clock.name} ${formatSeconds(left)}. ${EXAM.clock.hide}`
        }
        title={hidden ? EXAM.clock.show : EXAM.clock.hide}
        data-testid="clock"
        data-warning={warning}
        onClick={() => changeView({ clockHidden: !hidden })}
        className={`inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full px-3 font-semibold ${look}`}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {!hidden && <span className="min-w-[3.2em] tabular-nums">{formatSeconds(left)}</span>}
        {hidden && warning === null && <span className="text-sm">{EXAM.clock.hidden}</span>}
        {warning !== null && (
          <span className={`text-sm ${hidden ? '' : 'max-sm:hidden'}`}>{EXAM.clock.left(warning)}</span>
        )}
      </button>
      <span role="status" className="sr-only">
        {isOver ? EXAM.clock.over : warning !== null && EXAM.clock.left(warning)}
      </span>
    </>
  );
}
