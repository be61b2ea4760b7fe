import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** What may block a course's lessons: the course has to be activated or confirmed, or it is closed. */
export interface CourseDialogState {
  /** A lesson opened by address or link that is blocked until the course is activated. */
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
  const requested = params.get('activate');
  const [held, setHeld] = useState(requested);
  const [toConfirm, setToConfirm] = useState<string | null>(null);
  const [locked, setLocked] = useState(false);
  return {
    held,
    hold: setHeld,
    dropHeld: () => {
      setHeld(null);
      if (requested) setParams({}, { replace: true });
    },
    toConfirm,
    confirm: setToConfirm,
    dropConfirm: () => setToConfirm(null),
    locked,
    lock: () => setLocked(true),
    unlock: () => setLocked(false),
  };
}
