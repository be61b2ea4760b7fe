import { X } from 'lucide-react';
import { Link } from 'react-router';
import { RESULT } from '#src/messages/practice.ts';
import { SyncIndicator } from '#src/outbox/sync-indicator.tsx';

export function ResultHeader({ title, lessonId }: { title: string; lessonId: string | undefined }) {
  return (
    <header className="flex min-h-14 items-center gap-2 border-b border-line bg-surface px-2">
      <Link
        to={lessonId ? `/lesson/${lessonId}` : '/my-course'}
        aria-label={RESULT.backToLesson}
        className="grid size-11 place-items-center rounded-full"
      >
        <X aria-hidden size={22} />
      </Link>
      <h1 className="min-w-0 flex-1 truncate font-semibold">{title}</h1>
      <SyncIndicator />
    </header>
  );
}
