import { useEffect, useState } from 'react';
import { formatSeconds } from '#rules/formats.ts';
import { ACCOUNT } from '#src/messages/account.ts';
import { Button } from '#src/ui/button.tsx';

interface ResendCodeProps {
  /** Milliseconds since 1970. */
  resendAt: number;
  onResend: () => void;
}

/** Counts down, then offers another code. */
export function ResendCode({ resendAt, onResend }: ResendCodeProps) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const waiting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!waiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  if (waiting) {
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
