import { OTP_TYPE } from '#contract/account.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

export const sendOtp = (phone: string, purpose: keyof typeof OTP_TYPE) =>
  call(ENDPOINTS.account.sendOtp, {
    body: { phone, type: OTP_TYPE[purpose], agent_type: 'web' },
    // Sent without a token: the server would refuse one that has expired.
    options: { as: null },
  });
