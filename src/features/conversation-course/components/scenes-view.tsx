import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseScene } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { courseScenes } from '#src/shared/queries/conversation-course.ts';
import { SceneFacts } from '#src/shared/scenes/scene-facts.tsx';
import { useSceneRecords } from '#src/shared/scenes/use-scene-records.ts';
import { Badge } from '#src/ui/badge.tsx';
import { COURSE, PARTS } from '../messages/course.ts';
import { roomWith } from '../model/course-progress.ts';
import type { CoursePartProps } from '../model/use-standing.ts';
import { CourseLoaded, PartHead } from './part-view.tsx';

const WORDS = PARTS.rooms;
const SHAPE = 'grid content-start gap-2 rounded-control border border-line bg-surface p-4';

function Content({ room }: { room: CourseScene }) {
  const { missions, missions_done, visits, is_reached, is_allowed } = room;
  return (
    <SceneFacts scene={room} reached={is_reached ? WORDS.reached : null}>
      {missions > 0 && <Badge>{WORDS.missions(missions_done, missions)}</Badge>}
      {is_allowed ? <Badge>{WORDS.visits(visits)}</Badge> : <Badge icon={Lock}>{COURSE.locked}</Badge>}
    </SceneFacts>
  );
}

/** Every scene of the course, with what the learner did in it. */
export default function ScenesView({ owner, courseId }: CoursePartProps) {
  const records = useSceneRecords(owner);
  return (
    <>
      <PartHead title={WORDS.title} text={WORDS.text} />
      <CourseLoaded query={useQuery(courseScenes(courseId))}>
        {({ rooms }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {rooms
              .map((room) => roomWith(room, records))
              .map((room) => (
                <li key={room.id} className="grid">
                  {room.is_allowed ? (
                    <Link
                      to={href('aiConversation', { id: room.id })}
                      className={`${SHAPE} hover:border-line-strong`}
                    >
                      <Content room={room} />
                    </Link>
                  ) : (
                    <div className={SHAPE}>
                      <Content room={room} />
                    </div>
                  )}
                </li>
              ))}
          </ul>
        )}
      </CourseLoaded>
    </>
  );
}
