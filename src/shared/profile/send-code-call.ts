import { useMutation } from '@tanstack/react-query';
import { OTP_TYPE } from '#contract/account.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

/** Purpose of a code sent to a signed-in learner. */
export type CodeUse = 'forgottenPassword' | 'deletion';

/** With the session, so that requests by others do not count against the learner's. */
export const useSendCode = (use: CodeUse) =>
  useMutation({
    mutationFn: (phone: string) =>
      callOrThrow(ENDPOINTS.account.sendOtp, { body: { phone, type: OTP_TYPE[use], agent_type: 'web' } }),
  });
