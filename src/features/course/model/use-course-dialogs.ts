import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What may stand before a course's lessons: activating it first, confirming what was granted, or that it is closed. */
export interface CourseDialogState {
  /** A lesson that was asked for, by its address or its link, and is held back by the activation. */
  held: string | null;
  hold: (lessonId: string) => void;
  dropHeld: () => void;
  /** The lesson to open once the granted course is confirmed. */
  toConfirm: string | null;
  confirm: (lessonId: string) => void;
  dropConfirm: () => void;
  locked: boolean;
  lock: () => void;
  unlock: () => void;
}

export function useCourseDialogs(): CourseDialogState {
  const [params, setParams] = useSearchParams();
  const asked = params.get('activate');
  const [held, setHeld] = useState(asked);
  const [toConfirm, setToConfirm] = useState<string | null>(null);
  const [locked, setLocked] = useState(false);
  return {
    held,
    hold: setHeld,
    dropHeld: () => {
      setHeld(null);
      if (asked) setParams({}, { replace: true });
    },
    toConfirm,
    confirm: setToConfirm,
    dropConfirm: () => setToConfirm(null),
    locked,
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
  };
}
