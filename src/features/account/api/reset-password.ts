import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { hashPassword } from '#src/platform/browser/password-hash.ts';
import { call } from '#src/platform/http/http.ts';

export async function resetPassword(phone: string, code: string, password: string) {
  const hash = await hashPassword(password);
  return call(ENDPOINTS.account.resetPassword, {
    body: { phone_number: phone, code, new_password: hash, re_new_password: hash },
  });
}
