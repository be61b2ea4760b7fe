import { ASK_VOICE } from '#src/messages/consent.ts';
import { giveVoiceConsent } from '#src/platform/outbox/consent/voice-consent.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PREPARATION } from '../messages/speaking-exam.ts';

/** Asks before recordings leave the device. */
export function ConsentCard({ owner }: { owner: string }) {
  return (
    <Card as="section" className="grid gap-3">
      <h3 className="font-semibold">{PREPARATION.consentTitle}</h3>
      <p className="text-pretty">{ASK_VOICE.text}</p>
      <Button className="justify-self-start" onClick={() => void giveVoiceConsent(owner)}>
        {ASK_VOICE.accept}
      </Button>
    </Card>
  );
}
