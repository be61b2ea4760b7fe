import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { AVATAR } from '#src/messages/profile.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { writeQuery } from '#src/platform/offline/stored-queries.ts';
import { profile } from '#src/shared/queries/profile.ts';
import { showToast } from '#src/ui/toast.ts';

/** A picture of 512 pixels is sent within seconds on any network that is one. */
const LONGEST_MS = 60_000;

const OFFLINE_CODES: readonly string[] = ['NETWORK', 'FOREIGN_ANSWER'];

/** What the learner reads; `offline` where our server did not answer. */
export const avatarFailure = (error: Error, offline: string): string =>
  error instanceof ApiError && !OFFLINE_CODES.includes(error.failure.code) ? error.message : offline;

interface Change {
  bytes?: ArrayBuffer;
  signal?: AbortSignal;
}

/** @param said the words once it is done */
function useAvatarChange(query: { remove?: 'yes' }, said: string) {
  const client = useQueryClient();
  const { queryKey } = profile();
  return useMutation({
    mutationFn: ({ bytes, signal }: Change) => {
      const limit = AbortSignal.timeout(LONGEST_MS);
      return callOrThrow(ENDPOINTS.profile.updateAvatar, {
        query,
        options: {
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(bytes && { bytes }),
        },
      });
    },
    onSuccess: async (saved) => {
      await writeQuery(client, queryKey, saved);
      showToast('success', said);
    },
    // A failed change may have arrived all the same.
    onError: () => {
      void client.invalidateQueries({ queryKey });
    },
  });
}

export const useSetAvatar = () => useAvatarChange({}, AVATAR.changed);
export const useRemoveAvatar = () => useAvatarChange({ remove: 'yes' }, AVATAR.removed);
