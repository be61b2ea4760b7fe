import { OTP_TYPE } from '#contract/account.ts';
import { PROOF_ABLE, PROOF_HEADER } from '#contract/proof.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { call } from '#src/platform/http/http.ts';

/** @param proof of work, where one was asked for */
export const sendOtp = (phone: string, purpose: keyof typeof OTP_TYPE, proof: string = PROOF_ABLE) =>
  call(ENDPOINTS.account.sendOtp, {
    body: { phone, type: OTP_TYPE[purpose], agent_type: 'web' },
    // Sent without a token: the server would refuse one that has expired.
    options: { as: null, headers: { [PROOF_HEADER]: proof } },
  });
