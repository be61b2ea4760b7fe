import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';

interface Failed {
  id: string;
  failed_at: number;
  reason: string;
}

interface Retry {
  busy: boolean;
  /** On the button, and its name for those who hear it without the row. */
  words: string;
  name: string;
  onRetry: (ids: string[]) => void;
}

/** A row of a table of work that failed: what it was, when, why, and trying it again. */
export const failedRow = (what: string, { id, failed_at, reason }: Failed, retry: Retry) => ({
  key: id,
  cells: [
    what,
    formatMoment(failed_at),
    <code key="reason" className="[overflow-wrap:anywhere]">
      {reason}
    </code>,
    <Button
      key="retry"
      variant="secondary"
      busy={retry.busy}
      aria-label={retry.name}
      onClick={() => retry.onRetry([id])}
    >
      {retry.words}
    </Button>,
  ],
});
