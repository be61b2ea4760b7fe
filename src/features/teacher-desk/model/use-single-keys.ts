import { useState } from 'react';

const KEY = 'luyen.deskKeys';

/** Whether keys without Ctrl work on the grading page: on, unless this teacher turned them off here. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off');
  const choose = (next: boolean): void => {
    localStorage.setItem(KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, choose];
}
