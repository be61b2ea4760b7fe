import { useState } from 'react';
import { deviceStorage } from '#src/platform/browser/device-storage.ts';

const KEY = 'luyen.deskKeys';

/** Whether keys without Ctrl work on the grading page: on, unless this teacher turned them off here. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => deviceStorage.getItem(KEY) !== 'off');
  const choose = (next: boolean): void => {
    deviceStorage.setItem(KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, choose];
}
