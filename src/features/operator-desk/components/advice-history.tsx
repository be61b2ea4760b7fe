import type { AdviceEvent } from '#contract/operator-advice.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { ADVICE } from '../messages/advice.ts';
import { DESK } from '../messages/desk.ts';

/** What was done about a request, newest first. */
export function AdviceHistory({ events }: { events: readonly AdviceEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{ADVICE.historyEmpty}</p>;
  return (
    <ol className="grid gap-3">
      {events.toReversed().map(({ id, at, by, kind, text }) => (
        <li key={id} className="grid gap-1 border-l-2 border-line-strong pl-4">
          <p className="text-sm text-muted">{formatMoment(at)}</p>
          <p>
            <span className="font-semibold">{by ?? DESK.someone}</span> {ADVICE.events[kind]}
          </p>
          {text !== null && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>}
        </li>
      ))}
    </ol>
  );
}
