import { RefreshCw } from 'lucide-react';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PWA_MESSAGES } from './messages/pwa.ts';
import { applyUpdate, useUpdateApplying, useUpdateReady } from './update.ts';

/** Says unobtrusively that a new version is available, and leaves the moment to the learner. */
export function UpdatePrompt() {
  const isReady = useUpdateReady();
  const isApplying = useUpdateApplying();
  if (!isReady && !isApplying) return null;
  return (
    <Notice tone="info" icon={RefreshCw}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{isApplying ? PWA_MESSAGES.updating : PWA_MESSAGES.updateReady}</p>
        {isReady && <Button onClick={applyUpdate}>{PWA_MESSAGES.update}</Button>}
      </div>
    </Notice>
  );
}
