import { useEffect, useRef, useState } from 'react';
import { AVATAR } from '#src/messages/profile.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DialogActions } from '#src/ui/dialog-actions.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useSetAvatar } from '../api/update-avatar.ts';
import { drawSquare, type Part } from '../model/draw-square.ts';
import { readPicture } from '../model/read-picture.ts';
import { PictureCropper } from './picture-cropper.tsx';

interface Opened {
  url: string;
  result: Awaited<ReturnType<typeof readPicture>>;
}

/** Opens a picked file; null until it is open. */
function usePicture(file: File): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    let isMounted = true;
    void readPicture(file, url).then((result) => isMounted && setOpened({ url, result }));
    return () => {
      isMounted = false;
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return opened;
}

interface AvatarDialogProps {
  file: File;
  onPickAnother: () => void;
  onClose: () => void;
}

/**
 * Crops the picked picture and sends it. On a failure, the picture and its crop stay until the dialog is
 * closed.
 */
export default function AvatarDialog({ file, onPickAnother, onClose }: AvatarDialogProps) {
  const opened = usePicture(file);
  const part = useRef<Part | null>(null);
  const setting = useSetAvatar();
  const [undrawn, setUndrawn] = useState(false);
  const [leaving] = useState(() => new AbortController());

  const image = opened && 'image' in opened.result ? opened.result.image : null;
  const problem = opened && 'problem' in opened.result ? opened.result.problem : null;
  const close = () => {
    leaving.abort();
    onClose();
  };
  const save = async () => {
    const blob = image && part.current && (await drawSquare(image, part.current).catch(() => null));
    setUndrawn(!blob);
    if (!blob) return;
    setting.mutate({ bytes: await blob.arrayBuffer(), signal: leaving.signal }, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={close} title={AVATAR.change}>
      <div className="grid gap-4">
        {!opened && (
          <p role="status" className="text-muted">
            {AVATAR.opening}
          </p>
        )}
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        {opened && image && (
          <PictureCropper
            url={opened.url}
            onPart={(now) => {
              part.current = now;
            }}
          />
        )}
        {undrawn && <Notice tone="error">{AVATAR.notDrawn}</Notice>}
        {setting.isError && <Notice tone="error">{errorText(setting.error, AVATAR.needsNetwork)}</Notice>}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={close}>
          {AVATAR.cancel}
        </Button>
        {problem === null ? (
          <Button busy={setting.isPending} disabled={!image} onClick={() => void save()}>
            {AVATAR.save}
          </Button>
        ) : (
          <Button onClick={onPickAnother}>{AVATAR.another}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
