import { Suspense, useState } from 'react';
import { TOTP_DIGITS } from '#contract/staff.ts';
import { lazyPart } from '#src/platform/browser/load-part.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { OtpField } from '#src/ui/otp-field.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useConfirm, useEnrol } from '../api/second-factor.ts';
import { STAFF_SECURITY } from '../messages/staff-security.ts';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'));

interface FirstCodeProps {
  secret: string;
  uri: string;
  onCodes: (codes: string[]) => void;
}

/** The secret, and the first code made from it. */
function FirstCode({ secret, uri, onCodes }: FirstCodeProps) {
  const [code, setCode] = useState('');
  const confirming = useConfirm();
  const change = (value: string): void => {
    setCode(value);
    if (confirming.isError) confirming.reset();
  };
  const send = (): void => {
    if (code.length < TOTP_DIGITS) return;
    confirming.mutate(code, {
      onSuccess: ({ recovery_codes }) => onCodes(recovery_codes),
      onError: () => setCode(''),
    });
  };
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p>{STAFF_SECURITY.scan}</p>
      <Suspense fallback={<Skeleton className="size-64" />}>
        <QrCode text={uri} label={STAFF_SECURITY.qrLabel} />
      </Suspense>
      <p>
        <span className="block text-sm font-semibold">{STAFF_SECURITY.keyLabel}</span>
        <span className="font-mono break-all select-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <OtpField
        label={STAFF_SECURITY.firstCode}
        length={TOTP_DIGITS}
        value={code}
        onChange={change}
        error={confirming.error?.message ?? null}
      />
      <Button type="submit" className="justify-self-start" busy={confirming.isPending}>
        {STAFF_SECURITY.confirm}
      </Button>
    </form>
  );
}

/** Sets up the second factor: a secret for the authenticator app, confirmed by its first code. */
export function Enrolment({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const enrolling = useEnrol();
  return (
    <Card className="grid gap-4">
      <SectionHead title={STAFF_SECURITY.beginTitle} />
      {enrolling.data ? (
        <FirstCode {...enrolling.data} onCodes={onCodes} />
      ) : (
        <>
          <p className="text-muted">{STAFF_SECURITY.beginText}</p>
          {enrolling.isError && <Notice tone="error">{enrolling.error.message}</Notice>}
          <Button
            className="justify-self-start"
            busy={enrolling.isPending}
            onClick={() => enrolling.mutate()}
          >
            {STAFF_SECURITY.begin}
          </Button>
        </>
      )}
    </Card>
  );
}
