import { useQuery } from '@tanstack/react-query';
import { PRIVACY } from '#src/messages/privacy.ts';
import { consents, useVoiceChoice } from '#src/platform/outbox/consent/consents.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { Card } from '#src/ui/card.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { ConsentToggle, consentText } from './consent-toggle.tsx';

/** Consent to sending recordings from the device for scoring, with every earlier decision. */
export function VoiceConsent({ owner }: { owner: string }) {
  const query = useQuery(consents(owner));
  const choosing = useVoiceChoice(owner);
  if (!query.data) {
    return <Loaded query={query} waiting={<CardSkeleton />} />;
  }
  const earlier = query.data.history.filter(({ kind }) => kind === 'voice_ai').slice(1);
  return (
    <Card className="grid gap-3">
      <ConsentToggle
        id="voice-consent-text"
        label={PRIVACY.voiceLabel}
        text={PRIVACY.voiceText}
        last={query.data.consents.find(({ kind }) => kind === 'voice_ai')}
        undecided={PRIVACY.neverAsked}
        choosing={choosing}
      />
      {earlier.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {earlier.map((before) => (
            <li key={before.at}>{consentText(before)}</li>
          ))}
        </ul>
      )}
      <UnsavedNotice what={PRIVACY.consentFailed} error={choosing.error ?? undefined} />
    </Card>
  );
}
