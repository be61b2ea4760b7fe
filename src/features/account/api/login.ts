import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { hashPassword } from '#src/platform/browser/password-hash.ts';
import { call } from '#src/platform/http/http.ts';

export const login = async (phone: string, password: string) =>
  call(ENDPOINTS.account.login, { body: { user_name: phone, password: await hashPassword(password) } });
