import { useCallback } from 'react';
import { readBadgeNote, updateBadgeNote } from '#src/platform/outbox/reminders/badge-note.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { Card } from '#src/ui/card.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import { CalendarFile } from './calendar-file.tsx';
import { Choice } from './choice.tsx';

/** Ways to be reminded that need no notifications. */
export function OtherWays({ owner }: { owner: string }) {
  const read = useCallback(() => readBadgeNote(owner), [owner]);
  const badge = useLive(read);
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <h3 className="font-semibold">{PAGE.listLabel}</h3>
        <p className="text-sm text-muted">{PAGE.listText}</p>
      </div>
      {badge && (
        <Choice
          label={PAGE.badgeLabel}
          text={PAGE.badgeText}
          isOn={!badge.isOff}
          onChange={(isOn) => void updateBadgeNote(owner, () => ({ isOff: !isOn }))}
        />
      )}
      <CalendarFile owner={owner} />
    </Card>
  );
}
