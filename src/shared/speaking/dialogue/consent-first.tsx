import type { ReactNode } from 'react';
import { ASK_VOICE } from '#src/messages/consent.ts';
import { useVoiceConsent } from '#src/platform/outbox/consent/use-voice-consent.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { Button } from '#src/ui/button.tsx';

/** Asks for the consent that recordings need, then shows what needs it. */
export function ConsentFirst({ owner, children }: { owner: string; children: ReactNode }) {
  const consented = useVoiceConsent(owner);
  if (consented === undefined) return null;
  if (consented) return children;
  return (
    <div className="grid gap-3 rounded-control bg-sunk p-4">
      <p className="text-sm">{ASK_VOICE.text}</p>
      <Button className="justify-self-start max-sm:w-full" onClick={() => void giveVoiceConsent(owner)}>
        {ASK_VOICE.accept}
      </Button>
    </div>
  );
}
