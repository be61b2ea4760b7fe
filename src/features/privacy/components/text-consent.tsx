import { useQuery } from '@tanstack/react-query';
import { PRIVACY } from '#src/messages/privacy.ts';
import { consents, useTextChoice } from '#src/platform/outbox/consent/consents.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConsentToggle } from './consent-toggle.tsx';

/**
 * Consent to sending essays and sentences to an external language model. Shown beside the voice consent's
 * card.
 */
export function TextConsent({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const choosing = useTextChoice(owner);
  if (!data) return null;
  return (
    <Card className="grid gap-3">
      <ConsentToggle
        id="text-consent-text"
        label={PRIVACY.textLabel}
        text={PRIVACY.textText}
        last={data.consents.find(({ kind }) => kind === 'text_service')}
        undecided={PRIVACY.textOff}
        choosing={choosing}
      />
      <UnsavedNotice what={PRIVACY.consentFailed} error={choosing.error ?? undefined} />
    </Card>
  );
}
