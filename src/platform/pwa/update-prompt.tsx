import { RefreshCw } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PWA_MESSAGES } from './messages/pwa.ts';
import { applyUpdate, useUpdateReady } from './update.ts';

/** Says unobtrusively that a new version is available, and leaves the moment to the learner. */
export function UpdatePrompt() {
  if (!useUpdateReady()) return null;
  return (
    <div className="fixed inset-x-4 bottom-[max(5.5rem,env(safe-area-inset-bottom))] z-40 mx-auto max-w-md shadow-float">
      <Notice tone="info" icon={RefreshCw}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>{PWA_MESSAGES.updateReady}</p>
          <Button onClick={applyUpdate}>{PWA_MESSAGES.update}</Button>
        </div>
      </Notice>
    </div>
  );
}
