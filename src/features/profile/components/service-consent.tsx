import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#rules/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { consents, useServiceChoice } from '../api/consents.ts';
import { ConsentToggle } from './consent-toggle.tsx';

/** Whether recordings may be sent on to a service outside that writes them down. Beside the voice consent's own card. */
export function ServiceConsent({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const choosing = useServiceChoice(owner);
  if (!data) return null;
  const word = data.consents.find(({ kind }) => kind === 'voice_service');
  return (
    <Card className="grid gap-3">
      <ConsentToggle
        id="service-consent-text"
        label={PRIVACY.serviceLabel}
        text={PRIVACY.serviceText}
        given={word?.given ?? false}
        choosing={choosing}
      />
      <p role="status" className="text-sm">
        {word ? (word.given ? PRIVACY.given : PRIVACY.withdrawn)(formatDate(word.at)) : PRIVACY.serviceOff}
      </p>
      {choosing.isError && <Notice tone="error">{PRIVACY.serviceFailed}</Notice>}
    </Card>
  );
}
