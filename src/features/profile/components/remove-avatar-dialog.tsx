import { AVATAR } from '#src/messages/profile.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { avatarFailure, useRemoveAvatar } from '../api/update-avatar.ts';

/** Asks for confirmation before the learner's picture is replaced by the default one. */
export function RemoveAvatarDialog({ onClose }: { onClose: () => void }) {
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
        <Notice tone="error">{avatarFailure(removing.error, AVATAR.removeNeedsNetwork)}</Notice>
      )}
    </ConfirmDialog>
  );
}
