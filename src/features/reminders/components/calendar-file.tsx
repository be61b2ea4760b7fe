import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { timeOfDay } from '#contract/push.ts';
import { dailyReminder } from '#rules/calendar-file/daily-reminder.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { deviceZone } from '#src/platform/outbox/reminders/device-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { PAGE } from '../messages/reminders-page.ts';

const EVENING = '20:00';

/** A daily reminder as a file for the calendar of the device, made here. */
export function CalendarFile({ owner }: { owner: string }) {
  const [time, setTime] = useState(EVENING);
  const download = (): void => {
    const text = dailyReminder({
      uid: `luyen-${owner}@${location.host}`,
      time,
      zone: deviceZone(),
      now: Date.now(),
      title: PAGE.calendarTitle,
      text: PAGE.calendarNote,
      url: new URL(href('myCourses'), location.origin).href,
    });
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'luyen-nhac-moi-ngay.ics');
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <h3 className="font-semibold">{PAGE.calendarLabel}</h3>
        <p className="text-sm text-muted">{PAGE.calendarText}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3" data-autosaved>
        <TextField
          type="time"
          label={PAGE.calendarTime}
          value={time}
          className="w-36"
          onChange={({ target }) => setTime(target.value)}
        />
        <Button
          variant="secondary"
          icon={CalendarPlus}
          className="min-h-12"
          disabled={!timeOfDay.safeParse(time).success}
          onClick={download}
        >
          {PAGE.calendarAction}
        </Button>
      </div>
    </div>
  );
}
