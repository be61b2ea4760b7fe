import { verifyOtpSms } from '#contract/account.ts';
import { call } from '#src/platform/http/http.ts';

export const verifyOtp = (mobile: string, code: string) => call(verifyOtpSms, { body: { mobile, code } });
