import { verifyOtpSms } from '#contract/account.ts';
import { call } from '#src/lib/http.ts';

export const verifyOtp = (mobile: string, code: string) => call(verifyOtpSms, { body: { mobile, code } });
