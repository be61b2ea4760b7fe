import { useId, useState } from 'react';
import { DATA_SAVING_CHOICES } from '#rules/data-saving/data-policy.ts';
import { DOWNLOADS } from '#src/messages/download.ts';
import { detectsMobileData } from '#src/platform/offline/connection.ts';
import { chooseDataSaving, dataSaving } from '#src/platform/offline/data-saving.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import {
  readRecordingsOnWifi,
  setRecordingsOnWifi,
} from '#src/platform/outbox/sending/recordings-on-wifi.ts';
import { isWifiOnly, setWifiOnly } from '#src/shared/download/network.ts';
import { Card } from '#src/ui/card.tsx';
import { Switch } from '#src/ui/switch.tsx';

/** What can only be chosen where the browser tells mobile data from Wi-Fi. */
function WifiChoices() {
  const [wifiOnly, setOnly] = useState(isWifiOnly);
  const recordingsOnWifi = useLive(readRecordingsOnWifi) ?? false;
  return (
    <>
      <Switch
        isApart
        checked={wifiOnly}
        label={DOWNLOADS.wifiOnly}
        onChange={(checked) => {
          setWifiOnly(checked);
          setOnly(checked);
        }}
      >
        {DOWNLOADS.wifiOnlyText}
      </Switch>
      <Switch
        isApart
        checked={recordingsOnWifi}
        label={DOWNLOADS.recordingsOnWifi}
        onChange={(checked) => void setRecordingsOnWifi(checked)}
      >
        {DOWNLOADS.recordingsOnWifiText}
      </Switch>
    </>
  );
}

/** How much of the network this device may use. */
export function DataSavingCard() {
  const { choice } = dataSaving();
  const name = useId();
  return (
    <Card className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{DOWNLOADS.savingTitle}</legend>
        <div className="grid grid-cols-[1.4fr_1fr_1fr] gap-2">
          {DATA_SAVING_CHOICES.map((each) => (
            <label
              key={each}
              className="flex min-h-11 items-center justify-center gap-2 rounded-full border border-line-strong px-2 has-checked:border-brand-strong has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                className="size-4 accent-brand-strong"
                checked={choice === each}
                onChange={() => chooseDataSaving(each)}
              />
              {DOWNLOADS.saving[each]}
            </label>
          ))}
        </div>
        <p className="text-sm text-muted">
          {DOWNLOADS.savingTexts[choice]} {DOWNLOADS.savingWork}
        </p>
      </fieldset>
      {detectsMobileData() && <WifiChoices />}
    </Card>
  );
}
