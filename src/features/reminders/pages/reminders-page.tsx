import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEFAULT_PUSH_SETTINGS, PUSHES_PER_DAY } from '#contract/push.ts';
import { REMINDERS } from '#src/messages/reminders.ts';
import { useSession } from '#src/platform/session/session.ts';
import { CardSkeleton } from '#src/shared/profile/card-skeleton.tsx';
import { ProfileFrame } from '#src/shared/profile/profile-frame.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { pushSettings } from '../api/push-settings.ts';
import { KindsCard, QuietCard } from '../components/choices-card.tsx';
import { OtherWays } from '../components/other-ways.tsx';
import { SavedLine } from '../components/saved-line.tsx';
import { ThisDeviceCard } from '../components/this-device.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import { useChoices } from '../model/use-choices.ts';
import { whenText } from '../model/when-text.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <SectionHead title={title} />
    {children}
  </section>
);

interface SummaryProps {
  hasChosen: boolean;
  /** Subscribed devices, and the next reminder, as the server knows them. */
  devices: number;
  nextAt: number | null;
}

/** What follows from the choices: how many devices receive it, and when the next reminder comes. */
function Summary({ hasChosen, devices, nextAt }: SummaryProps) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      <p>{hasChosen && devices === 0 ? PAGE.nowhere : PAGE.devices(devices)}</p>
      {devices > 0 && !hasChosen && <p>{PAGE.nothingChosen}</p>}
      {devices > 0 && nextAt !== null && <p>{PAGE.next(whenText(nextAt, Date.now()))}</p>}
    </div>
  );
}

function Reminders({ owner }: { owner: string }) {
  const query = useQuery(pushSettings(owner));
  const { choose, settings, ...saving } = useChoices(owner);
  // With no network, a device that knows no choices yet begins with those of a new learner.
  const shown = settings ?? (query.isError ? DEFAULT_PUSH_SETTINGS : null);
  const hasChosen = shown !== null && Object.values(shown.kinds).includes(true);
  return (
    <>
      <Part title={PAGE.deviceTitle}>
        <ThisDeviceCard owner={owner} />
        {query.data && (
          <Summary hasChosen={hasChosen} devices={query.data.devices} nextAt={query.data.next_reminder_at} />
        )}
      </Part>
      <Part title={PAGE.kindsTitle}>
        {shown ? <KindsCard settings={shown} choose={choose} /> : <CardSkeleton />}
        <SavedLine {...saving} />
      </Part>
      {shown && (
        <Part title={PAGE.quietTitle}>
          <QuietCard settings={shown} choose={choose} />
        </Part>
      )}
      <Part title={PAGE.otherTitle}>
        <OtherWays owner={owner} />
      </Part>
      <Part title={PAGE.offlineTitle}>
        <Card>
          <p className="text-pretty">{PAGE.offlineText}</p>
        </Card>
      </Part>
    </>
  );
}

/** What the learner is reminded of, when, and on which devices. */
export function Component() {
  const owner = useSession((session) => session.learnerId);
  return (
    <ProfileFrame title={REMINDERS.title} text={PAGE.text(PUSHES_PER_DAY)}>
      {owner && <Reminders owner={owner} />}
    </ProfileFrame>
  );
}
