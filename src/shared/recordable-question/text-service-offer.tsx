import { useQuery } from '@tanstack/react-query';
import { ASK_TEXT } from '#src/messages/consent.ts';
import { consents, useTextChoice } from '#src/platform/outbox/consent/consents.ts';
import { UnsavedNotice } from '#src/platform/outbox/screen/unsaved-advice.tsx';
import { Button } from '#src/ui/button.tsx';

/**
 * Asks once whether an external language model may read the learner's writing, if the server has one. An
 * essay does not require an answer: without consent it is graded on our own server.
 */
export function TextServiceOffer({ owner }: { owner: string }) {
  const { data } = useQuery(consents(owner));
  const { data: chosen, mutate, isPending, error } = useTextChoice(owner);
  if (chosen)
    return (
      <p role="status" className="text-sm text-muted">
        {chosen.given ? ASK_TEXT.on : ASK_TEXT.off} {ASK_TEXT.change}
      </p>
    );
  const isAsked = data?.services.includes('text_service') === true;
  if (!isAsked || data.consents.some(({ kind }) => kind === 'text_service')) return null;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{ASK_TEXT.title}</p>
      <p className="text-pretty">{ASK_TEXT.text}</p>
      <div className="flex flex-wrap gap-3">
        {/* Both have the same weight: neither answer is suggested. */}
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={isPending}
          onClick={() => mutate(true)}
        >
          {ASK_TEXT.accept}
        </Button>
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={isPending}
          onClick={() => mutate(false)}
        >
          {ASK_TEXT.decline}
        </Button>
      </div>
      <UnsavedNotice what={ASK_TEXT.failed} error={error ?? undefined} />
    </div>
  );
}
