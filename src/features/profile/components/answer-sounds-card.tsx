import { PROFILE } from '#src/messages/profile.ts';
import { Card } from '#src/ui/card.tsx';
import { chooseAnswerSounds, useAnswerSounds } from '#src/ui/sounds/answer-sounds.ts';
import { Switch } from '#src/ui/switch.tsx';

/** Whether this device answers with sounds and vibration. */
export function AnswerSoundsCard() {
  const { isOn } = useAnswerSounds();
  return (
    <Card>
      <Switch checked={isOn} label={PROFILE.answerSounds} onChange={chooseAnswerSounds}>
        {PROFILE.answerSoundsText}
      </Switch>
    </Card>
  );
}
