import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#rules/formats.ts';
import { PRIVACY } from '#src/messages/privacy.ts';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { consents, useServiceChoice } from '../api/consents.ts';

/** Whether recordings may be sent on to a service outside that writes them down. Beside the voice consent's own card. */
export function ServiceConsent({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const choosing = useServiceChoice(owner);
  if (!data) return null;
  const word = data.consents.find(({ kind }) => kind === 'voice_service');
  return (
    <Card className="grid gap-3">
      <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
        {PRIVACY.serviceLabel}
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-brand-strong"
          checked={choosing.isPending ? choosing.variables : (word?.given ?? false)}
          disabled={choosing.isPending}
          aria-describedby="service-consent-text"
          onChange={({ target }) => choosing.mutate(target.checked)}
        />
      </label>
      <p id="service-consent-text" className="text-sm text-muted">
        {PRIVACY.serviceText}
      </p>
      <p role="status" className="text-sm">
        {word ? (word.given ? PRIVACY.given : PRIVACY.withdrawn)(formatDate(word.at)) : PRIVACY.serviceOff}
      </p>
      {choosing.isError && <Notice tone="error">{PRIVACY.serviceFailed}</Notice>}
    </Card>
  );
}
