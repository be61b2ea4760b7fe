import { RefreshCw } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PWA_MESSAGES } from './messages/pwa.ts';
import { applyUpdate, useUpdateReady } from './update.ts';

/** Says unobtrusively that a new version is available, and leaves the moment to the learner. */
export function UpdatePrompt() {
  if (!useUpdateReady()) return null;
  return (
    <div className="rounded-card shadow-float">
      <Notice tone="info" icon={RefreshCw}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{PWA_MESSAGES.updateReady}</p>
          <Button onClick={applyUpdate}>{PWA_MESSAGES.update}</Button>
        </div>
      </Notice>
    </div>
  );
}
