import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export const loginByCode = (mobile: string, code: string) =>
  call(ENDPOINTS.account.loginByCode, { body: { mobile, code } });
