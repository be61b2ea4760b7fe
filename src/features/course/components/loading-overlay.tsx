import { UI } from '#src/messages/ui.ts';
import { Spinner } from '#src/ui/spinner.tsx';

/** Covers the page during an action that can't be undone. */
export function LoadingOverlay() {
  return (
    <div role="status" className="fixed inset-0 z-60 grid animate-late place-items-center bg-scrim">
      <p className="flex items-center gap-3 rounded-card bg-raised px-5 py-4 font-semibold text-brand-strong shadow-float">
        <Spinner />
        <span className="text-ink">{UI.wait}</span>
      </p>
    </div>
  );
}
