import type { PushPayload } from '#contract/push.ts';
import { REMINDERS } from '#src/messages/reminders.ts';
import type { SnoozedReminder } from '#src/platform/outbox/database/meta-rows.ts';
import { COMMON, type Notice, SNOOZE_ACTION } from './general-notice.ts';

/** Reminders replace each other. */
const STREAK_TAG = 'streak';

const REMINDER_ACTIONS = [
  { action: 'practise', title: REMINDERS.practise },
  { action: SNOOZE_ACTION, title: REMINDERS.snooze },
];

/** What was sent, as it was sent. A newer one of the same tag replaces it, and says so by sound. */
export const sentNotice = ({ kind, tag, title, body, path }: PushPayload): Notice => ({
  title,
  options: {
    ...COMMON,
    body,
    tag,
    renotify: true,
    data: { path },
    ...(kind === 'streak' && { actions: REMINDER_ACTIONS }),
  },
});

/** In the place of a reminder, after the day's work: silent. */
export const studiedNotice = ({ tag, path }: Pick<PushPayload, 'tag' | 'path'>): Notice => ({
  title: REMINDERS.studiedTitle,
  options: { ...COMMON, body: REMINDERS.studiedBody, tag, silent: true, data: { path } },
});

/** A reminder that was put off, shown by this device itself. */
export const snoozedNotice = ({
  title,
  body,
  path,
}: Pick<SnoozedReminder, 'title' | 'body' | 'path'>): Notice => ({
  title,
  options: {
    ...COMMON,
    body,
    tag: STREAK_TAG,
    renotify: true,
    data: { path },
    actions: REMINDER_ACTIONS,
  },
});

/** A reminder could not be put off. */
export const notSnoozedNotice = (path: string): Notice => ({
  title: REMINDERS.notSnoozedTitle,
  options: { ...COMMON, body: REMINDERS.notSnoozedBody, tag: STREAK_TAG, data: { path } },
});

/** What a reminder looks like on this device. */
export const trialNotice = (path: string): Notice => ({
  title: REMINDERS.trialTitle,
  options: {
    ...COMMON,
    body: REMINDERS.trialBody,
    tag: 'trial',
    renotify: true,
    data: { path },
    actions: REMINDER_ACTIONS.slice(0, 1),
  },
});
