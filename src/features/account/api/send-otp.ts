import { OTP_TYPE } from '#contract/account.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export const sendOtp = (phone: string, purpose: keyof typeof OTP_TYPE) =>
  call(ENDPOINTS.account.sendOtp, {
    body: { phone, type: OTP_TYPE[purpose], agent_type: 'web' },
    // Whoever signs in is nobody yet: a session that has run out would have the call refused.
    options: { as: null },
  });
