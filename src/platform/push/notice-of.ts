import { pushPayload } from '#contract/push.ts';
import { showingOf } from '#rules/reminders/received.ts';
import { currentSender } from '#src/platform/outbox/owner/sender.ts';
import { readClock } from '#src/platform/outbox/queue/save-command.ts';
import { updateBadgeNote } from '#src/platform/outbox/reminders/badge-note.ts';
import { deviceClock } from '#src/platform/outbox/reminders/device-clock.ts';
import { readPushDevice } from '#src/platform/outbox/reminders/push-device.ts';
import { hasStudiedToday } from '#src/platform/outbox/reminders/study-note.ts';
import { GENERAL_NOTICE, type Notice } from './general-notice.ts';
import { sentNotice, studiedNotice } from './notices.ts';

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/**
 * The notification for a push. What cannot be read, is out of date or is for somebody else becomes the general one.
 * @param text as it was sent
 */
export async function noticeOf(text: string | null): Promise<Notice> {
  const { data: payload } = pushPayload.safeParse(jsonIn(text));
  if (!payload) return GENERAL_NOTICE;
  const [device, sender, clock] = await Promise.all([readPushDevice(), currentSender(), readClock()]);
  const now = clock.at + clock.skew;
  const owner = device && sender?.owner === device.owner ? device.owner : null;
  const showing = showingOf(payload, {
    now,
    isForOwner: owner !== null,
    studiedToday: owner !== null && (await hasStudiedToday(owner, clock.at)),
    sentToday: deviceClock(payload.at).day === deviceClock(now).day,
  });
  if (showing === 'general') return GENERAL_NOTICE;
  if (showing === 'studied') return studiedNotice(payload);
  if (owner !== null && payload.kind === 'graded')
    await updateBadgeNote(owner, ({ unread }) => ({ unread: unread + 1 }));
  return sentNotice(payload);
}
