import { CloudOff, Download, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWorksOffline } from '#src/platform/browser/works-offline.ts';
import {
  cacheOpenedText,
  isTextSaved,
  removeText,
  type SavedText,
  saveText,
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
  const [isSaved, setSaved] = useState<boolean | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!works) return;
    let left = false;
    void cacheOpenedText(read).catch(() => undefined);
    isTextSaved({ read, media }).then(
      (answer) => left || setSaved(answer),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [works, read, media]);

  const change = async () => {
    setBusy(true);
    try {
      await (isSaved ? removeText : saveText)({ read, media });
      setSaved(!isSaved);
      showToast('success', isSaved ? KEEP.dropped : KEEP.keptNow, LONG_TOAST_MS);
    } catch {
      showToast('error', isSaved ? KEEP.dropFailed : KEEP.failed, LONG_TOAST_MS);
    } finally {
      setBusy(false);
    }
  };

  return (
    <span
      className={`inline-flex flex-wrap items-center gap-x-2 gap-y-1 ${works && isSaved !== null ? '' : 'invisible'}`}
    >
      {isSaved && (
        <Badge tone="success" icon={CloudOff}>
          {KEEP.kept}
        </Badge>
      )}
      <Button
        variant={isSaved ? 'quiet' : 'secondary'}
        icon={isSaved ? Trash2 : Download}
        busy={busy}
        className="text-sm"
        onClick={() => void change()}
      >
        {isSaved ? KEEP.drop : KEEP.keep}
      </Button>
    </span>
  );
}
