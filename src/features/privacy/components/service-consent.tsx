import { useQuery } from '@tanstack/react-query';
import { PRIVACY } from '#src/messages/privacy.ts';
import { consents, useServiceChoice } from '#src/platform/outbox/consent/consents.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ConsentToggle } from './consent-toggle.tsx';

/**
 * Consent to sending recordings to an external transcription service. Shown beside the voice consent's card.
 */
export function ServiceConsent({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const choosing = useServiceChoice(owner);
  if (!data) return null;
  return (
    <Card className="grid gap-3">
      <ConsentToggle
        id="service-consent-text"
        label={PRIVACY.serviceLabel}
        text={PRIVACY.serviceText}
        last={data.consents.find(({ kind }) => kind === 'voice_service')}
        undecided={PRIVACY.serviceOff}
        choosing={choosing}
      />
      {choosing.isError && <Notice tone="error">{PRIVACY.serviceFailed}</Notice>}
    </Card>
  );
}
