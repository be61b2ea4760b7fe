import { DRILL } from '#src/messages/reading-report.ts';
import type { DrillResult } from '../model/drill-progress.ts';

/** The last and the best result of a drill. */
export function ResultBadge({ result }: { result: DrillResult | undefined }) {
  if (!result) return <span className="text-sm text-muted">{DRILL.notYet}</span>;
  const { last, best } = result;
  return (
    <span className="text-sm text-muted tabular-nums">
      {DRILL.last(last.right, last.total)} · {DRILL.best(best.right, best.total)}
    </span>
  );
}
