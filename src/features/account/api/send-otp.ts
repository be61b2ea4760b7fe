import { sendOtp as endpoint, OTP_TYPE } from '#contract/account.ts';
import { call } from '#src/platform/http/http.ts';

export const sendOtp = (phone: string, purpose: keyof typeof OTP_TYPE) =>
  call(endpoint, { body: { phone, type: OTP_TYPE[purpose], agent_type: 'web' } });
