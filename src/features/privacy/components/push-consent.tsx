import { useQuery } from '@tanstack/react-query';
import { href } from '#contract/href.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { consents } from '#src/platform/outbox/consent/consents.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { consentText } from './consent-toggle.tsx';

/** Consent to notifications, which is given and withdrawn on the page about reminders. Shown once it was decided. */
export function PushConsent({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const last = data?.consents.find(({ kind }) => kind === 'push');
  if (!last) return null;
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold">{PRIVACY.pushLabel}</h3>
      <p className="text-sm text-muted">{PRIVACY.pushText}</p>
      <p className="text-sm">{consentText(last)}</p>
      <LinkButton to={href('reminders')} variant="secondary" className="justify-self-start">
        {PRIVACY.pushOpen}
      </LinkButton>
    </Card>
  );
}
