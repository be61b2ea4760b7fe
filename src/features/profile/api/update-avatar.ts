import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { AVATAR } from '#src/messages/profile.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { showToast } from '#src/ui/toast.ts';

interface Change {
  bytes?: ArrayBuffer;
  signal?: AbortSignal;
}

/** @param doneText shown once it is done */
function useAvatarChange(query: { remove?: 'yes' }, doneText: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ bytes, signal }: Change) =>
      callOrThrow(ENDPOINTS.profile.updateAvatar, {
        query,
        options: { ...(signal && { signal }), ...(bytes && { bytes }) },
      }),
    onSuccess: async (saved) => {
      await writeQuery(client, profile(), saved);
      showToast('success', doneText);
    },
    // A failed change may have reached the server all the same.
    onError: () => {
      void client.invalidateQueries(profile());
    },
  });
}

export const useSetAvatar = () => useAvatarChange({}, AVATAR.changed);
export const useRemoveAvatar = () => useAvatarChange({ remove: 'yes' }, AVATAR.removed);
