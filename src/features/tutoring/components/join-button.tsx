import { useMutation } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import { UI } from '#src/messages/ui.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { useUnreachable } from '#src/platform/offline/connectivity.ts';
import { Button } from '#src/ui/button.tsx';
import { buttonClass } from '#src/ui/button-class.ts';
import { Notice } from '#src/ui/notice.tsx';
import { joinLesson } from '../api/join-lesson.ts';
import { ACTION_WORDS, TUTORING } from '../messages/tutoring.ts';

/** Opens the room of a lesson, and says that the learner was counted. */
export function JoinButton({ lessonId }: { lessonId: string }) {
  const joining = useMutation({ mutationFn: () => joinLesson(lessonId), networkMode: 'always' });
  const unreachable = useUnreachable(TUTORING.joinOffline);
  const { data, error } = joining;
  return (
    <div className="grid gap-3">
      <Button
        icon={Video}
        size="lg"
        className="max-sm:w-full"
        busy={joining.isPending}
        onClick={() => joining.mutate()}
      >
        {ACTION_WORDS.join}
      </Button>
      {unreachable !== null && !data && <p className="text-sm text-muted">{unreachable}</p>}
      {data?.opened && (
        <Notice
          tone="success"
          title={data.attendance === 'present' ? TUTORING.joined : TUTORING.joinedLate}
        />
      )}
      {data && !data.opened && (
        <Notice tone="warning" title={TUTORING.openRoomText}>
          <a
            href={data.url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('secondary', 'md')}
          >
            {TUTORING.openRoom}
          </a>
        </Notice>
      )}
      {error && (
        <Notice tone="error" title={error instanceof ApiError ? error.failure.message : UI.errorTitle} />
      )}
    </div>
  );
}
