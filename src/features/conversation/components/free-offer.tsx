import { MessagesSquare } from 'lucide-react';
import { useConnectivity } from '#src/platform/offline/connectivity.ts';
import { useServiceChoice, useTextChoice } from '#src/platform/outbox/consent/consents.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FREE } from '../messages/scenes.ts';
import { useFreeOffer } from '../model/use-free-offer.ts';

interface FreeOfferProps {
  owner: string;
  /** Name of the partner. */
  partner: string;
  onEnter: () => void;
}

/** The ways in: with the voice or typing where the learner has not decided about the voice, else one. */
function WaysIn({ owner, onEnter }: Pick<FreeOfferProps, 'owner' | 'onEnter'>) {
  const { text, voice } = useFreeOffer(owner);
  const choosingText = useTextChoice(owner);
  const choosingVoice = useServiceChoice(owner);
  const enter = async (withVoice: boolean): Promise<void> => {
    if (text === 'asked') await choosingText.mutateAsync(true);
    if (withVoice) await choosingVoice.mutateAsync(true);
    onEnter();
  };
  const isBusy = choosingText.isPending || choosingVoice.isPending;
  const isFailed = choosingText.isError || choosingVoice.isError;
  const way = (words: string, withVoice: boolean) => (
    <Button
      variant="secondary"
      icon={MessagesSquare}
      disabled={isBusy}
      // A failure is shown by the mutation's state.
      onClick={() => void enter(withVoice).catch(() => undefined)}
    >
      {words}
    </Button>
  );
  return (
    <>
      {voice === 'asked' ? (
        <>
          {way(FREE.agreeToVoice, true)}
          {way(text === 'asked' ? FREE.agreeToText : FREE.type, false)}
        </>
      ) : (
        way(text === 'asked' ? FREE.agree : FREE.enter, false)
      )}
      {isFailed && <p role="alert">{FREE.failed}</p>}
    </>
  );
}

/** Offers to talk through the scene in one's own words, where the server has a language model. */
export function FreeOffer({ owner, partner, onEnter }: FreeOfferProps) {
  const { text, voice } = useFreeOffer(owner);
  const isOnline = useConnectivity() === 'online';
  if (text === 'none') return null;
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="font-semibold">{FREE.title}</h3>
      <p className="text-pretty">{FREE.text(partner)}</p>
      <p className="text-sm text-muted text-pretty">
        {FREE.sent} {voice === 'none' ? FREE.soundHeard : FREE.soundSent}
      </p>
      {isOnline ? <WaysIn owner={owner} onEnter={onEnter} /> : <p>{FREE.offline}</p>}
    </Card>
  );
}
