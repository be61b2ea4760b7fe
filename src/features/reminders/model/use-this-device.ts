import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { type PushAbility, pushAbility, surroundings } from '#src/platform/push/ability.ts';
import { declineReminders } from '#src/platform/push/declined.ts';
import { type TurnedOn, turnOff, turnOn } from '#src/platform/push/turn-on.ts';
import { currentSession } from '#src/platform/session/session.ts';
import { pushSettings } from '../api/push-settings.ts';

export interface ThisDevice {
  ability: PushAbility;
  /** `later`: on, but the server does not know yet. Undefined until the device has answered. */
  state: 'on' | 'later' | 'off' | undefined;
  busy: boolean;
  /** How the last attempt to turn on ended; null: none has. */
  ended: TurnedOn | null;
  turnOn: () => void;
  turnOff: () => void;
}

/** The permission may be changed in the browser's settings while the page is open. */
function useAbility(): [PushAbility, () => void] {
  const [ability, setAbility] = useState(() => pushAbility(surroundings()));
  const look = useCallback(() => setAbility(pushAbility(surroundings())), []);
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  return [ability, look];
}

/** Whether this device receives notifications, to be turned on and off. */
export function useThisDevice(owner: string): ThisDevice {
  const client = useQueryClient();
  const [ability, look] = useAbility();
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<TurnedOn | null>(null);
  const read = useCallback(async () => {
    const device = await readPushDevice();
    if (device?.owner !== owner) return 'off';
    return device.sentAt > 0 ? 'on' : 'later';
  }, [owner]);
  const state = useLive(read);
  const run = async (work: () => Promise<TurnedOn | null>): Promise<void> => {
    setBusy(true);
    setEnded(await work().catch((): TurnedOn => 'unreachable'));
    setBusy(false);
    look();
    void client.invalidateQueries(pushSettings(owner));
  };
  return {
    ability,
    state,
    busy,
    ended,
    turnOn: () => void run(() => turnOn(owner)),
    turnOff: () =>
      void run(async () => {
        declineReminders(owner);
        await turnOff(currentSession().token);
        return null;
      }),
  };
}
