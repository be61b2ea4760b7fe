import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { hashPassword } from '#src/platform/browser/password-hash.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { queriesOf } from '#src/platform/http/match-queries.ts';
import { profile } from '#src/shared/queries/profile.ts';
import type { PasswordDraft, Proof } from '../model/password-rules.ts';

export function useChangePassword(proof: Proof) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ oldPassword, code, newPassword }: PasswordDraft) => {
      const hash = await hashPassword(newPassword);
      const body = {
        ...(proof === 'password' ? { old_password: await hashPassword(oldPassword) } : { code }),
        new_password: hash,
        re_new_password: hash,
      };
      return callOrThrow(ENDPOINTS.profile.changePassword, {
        body,
      });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries(profile()),
        client.invalidateQueries(queriesOf(ENDPOINTS.privacy.devices)),
      ]),
  });
}
