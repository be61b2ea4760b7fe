import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useNewRecoveryCodes } from '../api/second-factor.ts';
import { STAFF_SECURITY } from '../messages/staff-security.ts';

interface OpenSessionProps {
  until: number;
  codesLeft: number;
  onCodes: (codes: string[]) => void;
}

/** Until when the session is open, and new recovery codes. */
export function OpenSession({ until, codesLeft, onCodes }: OpenSessionProps) {
  const renewing = useNewRecoveryCodes();
  const renew = () => renewing.mutate(undefined, { onSuccess: (data) => onCodes(data.recovery_codes) });
  return (
    <>
      <Notice tone="info">{STAFF_SECURITY.open(formatMoment(until))}</Notice>
      <Card className="grid gap-4">
        <SectionHead title={STAFF_SECURITY.codesTitle} />
        <p>{STAFF_SECURITY.codesLeft(codesLeft)}</p>
        <p className="text-sm text-muted">{STAFF_SECURITY.newCodesText}</p>
        {renewing.isError && <Notice tone="error">{renewing.error.message}</Notice>}
        <Button variant="secondary" className="justify-self-start" busy={renewing.isPending} onClick={renew}>
          {STAFF_SECURITY.newCodes}
        </Button>
      </Card>
    </>
  );
}
