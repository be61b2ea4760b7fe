import { PUSH_KINDS, type PushSettings, timeOfDay } from '#contract/push.ts';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { PAGE } from '../messages/reminders-page.ts';
import type { Choices } from '../model/use-choices.ts';
import { Choice } from './choice.tsx';

interface ChoicesCardProps {
  settings: PushSettings;
  choose: Choices['choose'];
}

/** What the learner wants to be reminded of, each by itself. */
export function KindsCard({ settings, choose }: ChoicesCardProps) {
  return (
    <Card className="grid gap-4">
      {PUSH_KINDS.map((kind) => (
        <Choice
          key={kind}
          {...PAGE.kinds[kind]}
          isOn={settings.kinds[kind]}
          onChange={(isOn) => choose({ ...settings, kinds: { ...settings.kinds, [kind]: isOn } }, true)}
        />
      ))}
    </Card>
  );
}

/** From when to when nothing is sent. */
export function QuietCard({ settings, choose }: ChoicesCardProps) {
  // A field that is being emptied or typed into holds no time yet.
  const change = (field: 'quiet_from' | 'quiet_to', value: string): void => {
    if (timeOfDay.safeParse(value).success) choose({ ...settings, [field]: value }, false);
  };
  return (
    <Card className="grid gap-4">
      <p className="text-muted">{PAGE.quietText}</p>
      <div className="grid grid-cols-2 gap-4" data-autosaved>
        <TextField
          type="time"
          label={PAGE.quietFrom}
          value={settings.quiet_from}
          onChange={({ target }) => change('quiet_from', target.value)}
        />
        <TextField
          type="time"
          label={PAGE.quietTo}
          value={settings.quiet_to}
          onChange={({ target }) => change('quiet_to', target.value)}
        />
      </div>
    </Card>
  );
}
