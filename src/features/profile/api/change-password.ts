import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword } from '#contract/profile.ts';
import { callOrThrow } from '#src/lib/http.ts';
import { hashPassword } from '#src/lib/password-hash.ts';
import { profile } from '#src/reads/profile.ts';
import { currentSession } from '#src/session/session.ts';
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
      return callOrThrow(changePassword, { body, options: { token: currentSession().token } });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: profile().queryKey }),
        client.invalidateQueries({ queryKey: ['privacy', 'devices'] }),
      ]),
  });
}
