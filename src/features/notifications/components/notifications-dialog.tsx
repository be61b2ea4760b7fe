import { useQuery } from '@tanstack/react-query';
import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#rules/text/formats.ts';
import { NOTIFICATIONS } from '#src/messages/notifications.ts';
import { useSession } from '#src/platform/session/session.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Loaded } from '#src/ui/loaded.tsx';
import { Loading } from '#src/ui/loading.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SkeletonText } from '#src/ui/skeleton.tsx';
import { type Notification, notifications } from '../api/notifications.ts';
import { addSeen, useUnseen } from '../model/seen.ts';
import { useSeen } from '../model/use-seen.ts';

interface EntryProps {
  notification: Notification;
  isNew: boolean;
  onSeen: () => void;
  onClose: () => void;
}

function Entry({ notification, isNew, onSeen, onClose }: EntryProps) {
  const { kind, is_graded: isGraded = true, title, text, link, at } = notification;
  const place = useSeen<HTMLLIElement>(onSeen);
  return (
    <li
      ref={place}
      className="relative -mx-2 flex items-center gap-3 rounded-sm px-2 py-3 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus"
    >
      {isGraded ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 self-start text-success" />
      ) : (
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 self-start text-warning" />
      )}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <Link
          to={link}
          onClick={() => {
            onSeen();
            onClose();
          }}
          className="font-semibold break-words outline-none after:absolute after:inset-0"
        >
          {isGraded ? NOTIFICATIONS.events[kind](title) : NOTIFICATIONS.notGraded(title)}
        </Link>
        {text && <p className="break-words whitespace-pre-line">{text}</p>}
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          {NOTIFICATIONS.dates[kind](formatDate(at))}
          {isNew && <Badge tone="brand">{NOTIFICATIONS.isNew}</Badge>}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </li>
  );
}

interface ListProps {
  list: readonly Notification[];
  learnerId: string | null;
  onClose: () => void;
}

function NotificationList({ list, learnerId, onClose }: ListProps) {
  const ids = list.map(({ id }) => id);
  const unseen = useUnseen(learnerId, ids).join(' ');
  // New ones stay marked until the list is closed.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (unseen !== '') setFresh((before) => new Set([...before, ...unseen.split(' ')]));
  }, [unseen]);
  return (
    <ul className="grid divide-y divide-line">
      {list.map((notification) => (
        <Entry
          key={notification.id}
          notification={notification}
          isNew={fresh.has(notification.id)}
          onSeen={() => learnerId !== null && addSeen(learnerId, notification.id, ids)}
          onClose={onClose}
        />
      ))}
    </ul>
  );
}

/** The learner's notifications, each linking to its page. Mounted while open. */
export default function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const learnerId = useSession((session) => session.learnerId);
  const query = useQuery(notifications());
  return (
    <Dialog open onClose={onClose} title={NOTIFICATIONS.title}>
      <Loaded
        query={query}
        waiting={
          <Loading>
            <SkeletonText lines={4} />
          </Loading>
        }
        failed={<Notice tone="warning">{NOTIFICATIONS.unknown}</Notice>}
        empty={({ notifications: list }) =>
          list.length === 0 && (
            <EmptyState illustration="asleep" heading="h2" title={NOTIFICATIONS.emptyTitle}>
              {NOTIFICATIONS.emptyText}
            </EmptyState>
          )
        }
      >
        {({ notifications: list }) => (
          <NotificationList list={list} learnerId={learnerId} onClose={onClose} />
        )}
      </Loaded>
    </Dialog>
  );
}
