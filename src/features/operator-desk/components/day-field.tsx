import { vietnamDay } from '#rules/calendar/calendar.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { DESK } from '../messages/desk.ts';

/** The last day of a grant; empty for none. */
export const DayField = ({ value, onChange }: { value: string; onChange: (day: string) => void }) => (
  <TextField
    type="date"
    label={DESK.lastDay}
    hint={DESK.lastDayHint}
    min={vietnamDay(Date.now())}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
);
