import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OTP_RESEND_SECONDS, OTP_TYPE } from '#contract/account.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { formatSeconds } from '#rules/text/formats.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { PROFILE } from '#src/messages/profile.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { callOrThrow } from '#src/platform/http/http.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

/** Purpose of a code sent to a signed-in learner. */
type CodeUse = 'forgottenPassword' | 'deletion';

/** With the session, so that requests by others do not count against the learner's. */
const useSendCode = (use: CodeUse) =>
  useMutation({
    mutationFn: (phone: string) =>
      callOrThrow(ENDPOINTS.account.sendOtp, { body: { phone, type: OTP_TYPE[use], agent_type: 'web' } }),
  });

/** Sends a code to the learner's own number, at most every two minutes. */
export function SendCode({ phone, use }: { phone: string; use: CodeUse }) {
  const sending = useSendCode(use);
  const [resendAt, setResendAt] = useState(0);
  const left = useCountdown(resendAt);
  const send = () =>
    sending.mutate(phone, {
      onSuccess: () => setResendAt(Date.now() + OTP_RESEND_SECONDS * 1000),
      onError: (error) => {
        const wait = error instanceof ApiError ? error.failure.retryAfter : null;
        if (wait !== null && wait <= OTP_RESEND_SECONDS) setResendAt(Date.now() + wait * 1000);
      },
    });
  return (
    <div className="grid gap-3">
      {sending.isSuccess && (
        <p role="status" className="text-muted">
          {PROFILE.codeSent(phone)}
        </p>
      )}
      {sending.isError && <Notice tone="error">{sending.error.message}</Notice>}
      {left > 0 ? (
        <p role="timer" className="flex min-h-11 items-center text-sm text-muted tabular-nums">
          {ACCOUNT.resendIn(formatSeconds(left))}
        </p>
      ) : (
        <Button variant="secondary" className="justify-self-start" busy={sending.isPending} onClick={send}>
          {sending.isSuccess ? ACCOUNT.resend : PROFILE.sendCode(phone)}
        </Button>
      )}
    </div>
  );
}
