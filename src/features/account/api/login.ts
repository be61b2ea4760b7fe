import { login as endpoint } from '#contract/account.ts';
import { call } from '#src/lib/http.ts';
import { hashPassword } from '#src/lib/password-hash.ts';

export const login = async (phone: string, password: string) =>
  call(endpoint, { body: { user_name: phone, password: await hashPassword(password) } });
