import { useQuery } from '@tanstack/react-query';
import { NOTIFICATIONS } from '#src/messages/notifications.ts';
import { useSession } from '#src/platform/session/session.ts';
import { notifications } from '../api/notifications.ts';
import { useUnseen } from '../model/seen.ts';

/** Number of notifications that the learner has not seen here; renders nothing if there are none. */
export default function UnreadCount() {
  const learnerId = useSession((session) => session.learnerId);
  const { data } = useQuery(notifications());
  const { length } = useUnseen(learnerId, data?.notifications.map(({ id }) => id) ?? []);
  if (length === 0) return null;
  return (
    <span className="ml-auto min-w-6 rounded-full bg-action px-2 text-center text-sm font-semibold text-on-action">
      <span aria-hidden="true">{length}</span>
      <span className="sr-only">{NOTIFICATIONS.unread(length)}</span>
    </span>
  );
}
