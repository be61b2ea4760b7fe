import { Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { StreakNow } from '#src/shared/streak/streak-with.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { showToast } from '#src/ui/toast.ts';
import { CALENDAR } from '../messages/streak-calendar.ts';
import { drawShareCard, SHARE_SIZE } from '../model/draw-share-card.ts';
import {
  canCopyPictures,
  canSharePictures,
  copyPicture,
  savePicture,
  sharePicture,
} from '../model/share-picture.ts';

/** The streak as a picture, drawn on this device: what is shown is all that is shared. */
export default function ShareDialog({ streak, onClose }: { streak: StreakNow; onClose: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const context = canvas.current?.getContext('2d');
      if (context) drawShareCard(context, streak);
    };
    draw();
    // Once more when its letters have come: a font that is not loaded yet is replaced by another.
    document.fonts?.ready.then(draw, () => undefined);
  }, [streak]);
  const onPicture = async (act: (picture: HTMLCanvasElement) => Promise<boolean>, done?: string) => {
    const isDone = canvas.current !== null && (await act(canvas.current));
    if (!isDone) showToast('error', CALENDAR.shareFailed);
    else if (done) showToast('success', done);
  };
  return (
    <Dialog open onClose={onClose} title={CALENDAR.shareTitle}>
      <div className="grid gap-4">
        <canvas
          ref={canvas}
          width={SHARE_SIZE}
          height={SHARE_SIZE}
          role="img"
          aria-label={CALENDAR.picture(streak.length)}
          className="mx-auto w-full max-w-80 rounded-card border border-line"
        />
        <p className="text-sm text-muted text-pretty">{CALENDAR.shareText}</p>
      </div>
      <DialogActions>
        {canCopyPictures() && (
          <Button
            variant="secondary"
            icon={Copy}
            onClick={() => void onPicture(copyPicture, CALENDAR.copied)}
          >
            {CALENDAR.copy}
          </Button>
        )}
        <Button variant="secondary" icon={Download} onClick={() => void onPicture(savePicture)}>
          {CALENDAR.save}
        </Button>
        {canSharePictures() && (
          <Button icon={Share2} onClick={() => void onPicture(sharePicture)}>
            {CALENDAR.shareNow}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
