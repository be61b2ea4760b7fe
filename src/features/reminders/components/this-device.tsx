import { href } from '#contract/href.ts';
import { trialNotice } from '#src/platform/push/notices.ts';
import { workerHere } from '#src/platform/push/turn-on.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import { browserName } from '../model/browser-name.ts';
import { type ThisDevice, useThisDevice } from '../model/use-this-device.ts';

/** Numbered steps. */
const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="grid list-decimal gap-1 pl-5">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
);

/** Shown by this device's own worker: nothing is sent. */
async function showTrial(): Promise<void> {
  const registration = await workerHere();
  const { title, options } = trialNotice(href('reminders'));
  await registration?.showNotification(title, options);
}

/** Why nothing can come to this device, and what the learner can do about it. */
function Unable({ ability }: Pick<ThisDevice, 'ability'>) {
  if (ability === 'blocked') {
    const browser = browserName(navigator.userAgent, navigator.maxTouchPoints);
    return (
      <Notice tone="warning" title={PAGE.blockedTitle}>
        <p>{PAGE.blockedText}</p>
        <Steps steps={PAGE.steps[browser]} />
      </Notice>
    );
  }
  if (ability === 'install-first') {
    return (
      <Notice tone="info" title={PAGE.installTitle}>
        <Steps steps={PAGE.installSteps} />
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={PAGE.noneTitle}>
      {PAGE.noneText}
    </Notice>
  );
}

function Ended({ ended }: Pick<ThisDevice, 'ended'>) {
  if (ended === null || ended === 'on' || ended === 'later' || ended === 'blocked') return null;
  return <Notice tone="warning">{PAGE.ended[ended]}</Notice>;
}

/** Whether this device receives notifications, in words, with the one thing to do about it. */
export function ThisDeviceCard({ owner }: { owner: string }) {
  const device = useThisDevice(owner);
  const { ability, state, busy, ended } = device;
  if (ability !== 'can') return <Unable ability={ability} />;
  if (state === undefined) return null;
  return (
    <Card className="grid gap-4">
      <p role="status">{PAGE[state]}</p>
      <Ended ended={ended} />
      {state === 'off' ? (
        <Button className="justify-self-start" busy={busy} onClick={device.turnOn}>
          {PAGE.turnOn}
        </Button>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => void showTrial().catch(() => undefined)}>
              {PAGE.trial}
            </Button>
            <Button variant="quiet" busy={busy} onClick={device.turnOff}>
              {PAGE.turnOff}
            </Button>
          </div>
          <p className="text-sm text-muted">{PAGE.trialHint}</p>
        </>
      )}
    </Card>
  );
}
