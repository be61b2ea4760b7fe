export interface SnoozedNow {
  /** When the reminder was asked for again, and now; milliseconds. */
  dueAt: number;
  now: number;
  /** The server has acknowledged it: then the server sends it. */
  isTold: boolean;
  /** Something was completed on this device today. */
  studiedToday: boolean;
  /** The day is still the one for which it was asked. */
  isSameDay: boolean;
  /** Now nothing may be shown. */
  isQuiet: boolean;
}

/**
 * What this device does about a reminder that the learner has put off by an hour. The server sends it; the device shows
 * it only if the server could not be told in time, and only as long as it still makes sense.
 */
export function ownReminder(snoozed: SnoozedNow): 'wait' | 'show' | 'forget' {
  if (snoozed.isTold || snoozed.studiedToday || !snoozed.isSameDay) return 'forget';
  if (snoozed.now < snoozed.dueAt) return 'wait';
  return snoozed.isQuiet ? 'forget' : 'show';
}
