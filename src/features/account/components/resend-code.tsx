import { formatSeconds } from '#rules/text/formats.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

interface ResendCodeProps {
  /** Milliseconds since 1970. */
  resendAt: number;
  onResend: () => void;
}

/** Counts down, then offers to send another code. */
export function ResendCode({ resendAt, onResend }: ResendCodeProps) {
  const left = useCountdown(resendAt);
  if (left > 0) {
    return (
      <p role="timer" className="flex min-h-11 items-center text-sm text-muted tabular-nums">
        {ACCOUNT.resendIn(formatSeconds(left))}
      </p>
    );
  }
  return (
    <Button variant="quiet" className="-ml-5 text-sm" onClick={onResend}>
      {ACCOUNT.resend}
    </Button>
  );
}
