import { useCallback, useState } from 'react';
import { href } from '#contract/href.ts';
import { shouldOffer } from '#rules/reminders/offer.ts';
import { REMINDERS } from '#src/messages/reminders.ts';
import { deviceClock } from '#src/platform/outbox/reminders/device-clock.ts';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { readStudyNote } from '#src/platform/outbox/reminders/study-note.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { pushAbility, surroundings } from './ability.ts';
import { declineReminders, hasDeclined } from './declined.ts';

function Offer({ owner }: { owner: string }) {
  const [isDeclined, setDeclined] = useState(() => hasDeclined(owner));
  const read = useCallback(async () => {
    const [note, device] = await Promise.all([readStudyNote(owner), readPushDevice()]);
    return {
      isOn: device?.owner === owner,
      studyDays: note?.days ?? 0,
      studiedToday: note?.day === deviceClock(Date.now()).day,
    };
  }, [owner]);
  const known = useLive(read);
  const ability = pushAbility(surroundings());
  const isPossible = ability === 'can' || ability === 'install-first';
  if (!known || !shouldOffer({ ...known, isPossible, isDeclined })) return null;
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="text-lg font-semibold">{REMINDERS.offerTitle}</h2>
      <p className="text-muted text-pretty">{REMINDERS.offerText}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={href('reminders')} variant="secondary">
          {REMINDERS.offerOpen}
        </LinkButton>
        <Button
          variant="quiet"
          onClick={() => {
            declineReminders(owner);
            setDeclined(true);
          }}
        >
          {REMINDERS.offerDismiss}
        </Button>
      </div>
    </Card>
  );
}

/** Offers reminders at a good moment. It asks the browser for nothing: the page that it leads to does, at a press. */
export function ReminderOffer() {
  const owner = useSession((session) => session.learnerId);
  return owner && <Offer key={owner} owner={owner} />;
}
