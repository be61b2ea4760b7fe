import type { LearnerFile } from '#contract/operator-learners.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { useDeskAction } from '../api/desk-query.ts';
import { endSessions } from '../api/learners.ts';
import { LEARNERS } from '../messages/learners.ts';

/** Where a learner is signed in; sessions end here when a phone is lost. */
export function LearnerSessions({ file: { id, devices } }: { file: LearnerFile }) {
  const end = useDeskAction({
    act: (device: string | null) => endSessions(id, device),
    done: () => LEARNERS.deviceEnded,
  });
  return (
    <section className="grid gap-3">
      <SectionHead title={LEARNERS.devices} />
      <Card className="grid gap-4">
        {devices.length === 0 && <p className="text-muted">{LEARNERS.noDevices}</p>}
        <ul className="divide-y divide-line">
          {devices.map(({ id: device, device: name, last_used_at }) => (
            <li
              key={device}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="grid min-w-48 flex-1 gap-1">
                <p className="font-semibold">{name ?? LEARNERS.unknownDevice}</p>
                <p className="text-sm text-muted">{LEARNERS.lastUsed(formatMoment(last_used_at))}</p>
              </div>
              <Button
                variant="secondary"
                busy={end.isPending}
                aria-label={LEARNERS.endDeviceOf(name ?? LEARNERS.unknownDevice)}
                onClick={() => end.mutate(device)}
              >
                {LEARNERS.endDevice}
              </Button>
            </li>
          ))}
        </ul>
        {devices.length > 1 && (
          <Button
            variant="secondary"
            className="justify-self-start"
            busy={end.isPending}
            onClick={() => end.mutate(null)}
          >
            {LEARNERS.endAll}
          </Button>
        )}
      </Card>
    </section>
  );
}
