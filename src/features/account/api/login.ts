import { login as endpoint } from '#contract/account.ts';
import { hashPassword } from '#src/platform/browser/password-hash.ts';
import { call } from '#src/platform/http/http.ts';

export const login = async (phone: string, password: string) =>
  call(endpoint, { body: { user_name: phone, password: await hashPassword(password) } });
