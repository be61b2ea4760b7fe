import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import { AVATAR } from '#src/messages/profile.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { errorText } from '#src/platform/http/api-result.ts';
import type { Profile } from '#src/shared/queries/profile.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useRemoveAvatar } from '../api/update-avatar.ts';
import { Avatar } from './avatar.tsx';

/** Asks for confirmation before the learner's picture is replaced by the default one. */
function RemoveAvatarDialog({ onClose }: { onClose: () => void }) {
  const removing = useRemoveAvatar();
  return (
    <ConfirmDialog
      danger
      title={AVATAR.removeTitle}
      cancel={AVATAR.keep}
      confirm={AVATAR.remove}
      busy={removing.isPending}
      onClose={onClose}
      onConfirm={() => removing.mutate({}, { onSuccess: onClose })}
    >
      <p className="text-muted">{AVATAR.removeText}</p>
      {removing.isError && (
        <Notice tone="error">{errorText(removing.error, AVATAR.removeNeedsNetwork)}</Notice>
      )}
    </ConfirmDialog>
  );
}

const AvatarDialog = lazyPart(() => import('./avatar-dialog.tsx'));

/** The learner's picture, and the ways to change it. */
export function AvatarEditor({ profile }: { profile: Profile }) {
  const [picked, setPicked] = useState<{ file: File; time: number } | null>(null);
  const [removing, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);

  const pick = () => input.current?.click();
  const onPick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be picked again.
    target.value = '';
    if (file) setPicked((before) => ({ file, time: (before?.time ?? 0) + 1 }));
  };
  return (
    <div className="flex items-center gap-4 sm:gap-6">
      <Avatar url={profile.avatar_url} alt={AVATAR.alt} className="size-20 sm:size-24" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button ref={change} variant="secondary" icon={Camera} onClick={pick}>
            {AVATAR.change}
          </Button>
          {!profile.is_default_avatar && (
            <Button variant="quiet" icon={Trash2} onClick={() => setRemoving(true)}>
              {AVATAR.remove}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{AVATAR.hint}</p>
        <input ref={input} type="file" accept="image/*" hidden onChange={onPick} aria-label={AVATAR.change} />
      </div>
      <Suspense>
        {picked && (
          <AvatarDialog
            key={picked.time}
            file={picked.file}
            onPickAnother={pick}
            onClose={() => {
              setPicked(null);
              change.current?.focus();
            }}
          />
        )}
      </Suspense>
      {removing && (
        <RemoveAvatarDialog
          onClose={() => {
            setRemoving(false);
            change.current?.focus();
          }}
        />
      )}
    </div>
  );
}
