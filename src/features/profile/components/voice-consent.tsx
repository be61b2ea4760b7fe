import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#rules/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { Card } from '#src/ui/card.tsx';
import { FailureState } from '#src/ui/failure-state.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { consents, useVoiceChoice } from '../api/consents.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { ConsentToggle } from './consent-toggle.tsx';

interface Word {
  given: boolean;
  at: number;
}

function said(word: Word | undefined): string {
  if (!word) return PRIVACY.neverAsked;
  return (word.given ? PRIVACY.given : PRIVACY.withdrawn)(formatDate(word.at));
}

/** Whether recordings may leave the device to be scored, with every time the learner changed their mind. */
export function VoiceConsent({ owner }: { owner: string }) {
  const query = useQuery(consents(owner));
  const choosing = useVoiceChoice(owner);
  if (!query.data) {
    return query.isError ? (
      <FailureState heading="h2" error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <CardSkeleton />
    );
  }
  const word = query.data.consents.find(({ kind }) => kind === 'voice_ai');
  const earlier = query.data.history.filter(({ kind }) => kind === 'voice_ai').slice(1);
  return (
    <Card className="grid gap-3">
      <ConsentToggle
        id="voice-consent-text"
        label={PRIVACY.voiceLabel}
        text={PRIVACY.voiceText}
        given={word?.given ?? false}
        choosing={choosing}
      />
      <p role="status" className="text-sm">
        {said(word)}
      </p>
      {earlier.length > 0 && (
        <ul className="grid gap-1 text-sm text-muted">
          {earlier.map((before) => (
            <li key={before.at}>{said(before)}</li>
          ))}
        </ul>
      )}
      {choosing.isError && <Notice tone="error">{PRIVACY.consentFailed}</Notice>}
    </Card>
  );
}
