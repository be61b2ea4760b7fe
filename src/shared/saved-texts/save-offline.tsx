import { CloudOff, Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import {
  dropText,
  isKept,
  rememberOpened,
  type SavedText,
  storeText,
} from '#src/platform/offline/saved-texts.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { LONG_TOAST_MS, showToast } from '#src/ui/toast.ts';
import { KEEP } from './messages/keep.ts';

/**
 * Saves the text on this page for offline reading, shows whether it is saved, and removes it again. Its place
 * is reserved from the start; nothing is offered unless a service worker controls the page.
 * @param media the same array as long as the text is the same
 */
export function SaveOffline({ read, media }: SavedText) {
  const works = useWorksOffline();
  const [kept, setKept] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!works) return;
    let left = false;
    void rememberOpened(read).catch(() => undefined);
    isKept({ read, media }).then(
      (answer) => left || setKept(answer),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [works, read, media]);

  const change = async () => {
    setBusy(true);
    try {
      await (kept ? dropText : storeText)({ read, media });
      setKept(!kept);
      showToast('success', kept ? KEEP.dropped : KEEP.keptNow, LONG_TOAST_MS);
    } catch {
      showToast('error', kept ? KEEP.dropFailed : KEEP.failed, LONG_TOAST_MS);
    } finally {
      setBusy(false);
    }
  };

  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 gap-y-1 ${works && kept !== null ? '' : 'invisible'}`}
    >
      {kept && (
        <Badge tone="success" icon={CloudOff}>
          {KEEP.kept}
        </Badge>
      )}
      <Button
        variant={kept ? 'quiet' : 'secondary'}
        icon={kept ? Trash2 : Download}
        busy={busy}
        className="text-sm"
        onClick={() => void change()}
      >
        {kept ? KEEP.drop : KEEP.keep}
      </Button>
    </span>
  );
}
