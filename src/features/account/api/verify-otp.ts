import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export const verifyOtp = (mobile: string, code: string) =>
  call(ENDPOINTS.account.verifyOtpSms, { body: { mobile, code } });
