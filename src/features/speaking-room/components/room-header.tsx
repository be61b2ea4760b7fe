import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { SPEAKING_ROOM } from '#src/messages/speaking-room.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { ROOM } from '../messages/speaking-room.ts';
import { useSpeakingLevel } from '../model/use-speaking-level.ts';

/** The room's name, and the learner's level with the way to change it. */
export function RoomHeader() {
  const { query, level } = useSpeakingLevel();
  const name = query.data?.levels.find((each) => each.level === level)?.name_vi;
  return (
    <PageHeader title={SPEAKING_ROOM.title} text={ROOM.text}>
      {level !== null && name !== undefined && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {ROOM.level(level, name)}
          <Link
            to={href('speakingLevel', {}, { next: href('speakingRoom') })}
            className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4"
          >
            {ROOM.changeLevel}
          </Link>
        </p>
      )}
    </PageHeader>
  );
}
