import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PushSettings } from '#contract/push.ts';
import {
  savePushSettings,
  storedPushSettings,
  unsentPushSettings,
} from '#src/platform/outbox/reminders/push-settings.ts';
import { Autosave, type SaveStatus } from '#src/platform/outbox/screen/autosave.ts';
import { useLive } from '#src/platform/outbox/screen/use-live.ts';
import { pushSettings } from '../api/push-settings.ts';

export interface Choices {
  /** The choices, as chosen last; undefined until this device has read its own, null: it knows none. */
  settings: PushSettings | null | undefined;
  status: SaveStatus;
  /** The server does not know them yet. */
  isWaiting: boolean;
  /** @param immediately without a pause, as for a toggle */
  choose: (settings: PushSettings, immediately: boolean) => void;
  retry: () => void;
}

/** The learner's choices on this device, saved as they are made, with or without a network. */
export function useChoices(owner: string): Choices {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<PushSettings | null>(null);
  const [status, setStatus] = useState<SaveStatus>('clean');
  const [autosave] = useState(
    () => new Autosave((settings: PushSettings) => savePushSettings(owner, settings), setStatus),
  );
  const readStored = useCallback(() => storedPushSettings(owner), [owner]);
  const readUnsent = useCallback(async () => (await unsentPushSettings(owner)) !== null, [owner]);
  const stored = useLive(readStored);
  const isWaiting = useLive(readUnsent) ?? false;

  // Leaving the page must not lose a time that was typed a moment ago.
  useEffect(() => () => void autosave.flush(), [autosave]);

  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void client.invalidateQueries(pushSettings(owner));
    wasWaiting.current = isWaiting;
  }, [isWaiting, client, owner]);

  return {
    settings: chosen ?? stored,
    status,
    isWaiting,
    choose: (settings, immediately) => {
      setChosen(settings);
      autosave.change(settings, immediately);
    },
    retry: () => void autosave.flush(),
  };
}
