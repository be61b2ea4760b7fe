import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseMission } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';
import { courseMissions } from '#src/shared/queries/conversation-course.ts';
import { useSceneRecords } from '#src/shared/scenes/use-scene-records.ts';
import { COURSE, PARTS } from '../messages/course.ts';
import { missionWith } from '../model/course-progress.ts';
import type { CoursePartProps } from '../model/use-standing.ts';
import { CourseLoaded, PartHead } from './part-view.tsx';

const WORDS = PARTS.missions;

function Mission({ mission: { vi, is_done } }: { mission: CourseMission }) {
  const Icon = is_done ? CircleCheck : CircleDashed;
  return (
    <li className="flex items-start gap-2" data-done={is_done}>
      <Icon
        role="img"
        aria-label={is_done ? COURSE.done : COURSE.notDone}
        className={`mt-0.5 size-5 shrink-0 ${is_done ? 'text-success' : 'text-muted'}`}
      />
      <span>{vi}</span>
    </li>
  );
}

function List({ missions }: { missions: readonly CourseMission[] }) {
  if (missions.length === 0) return <p>{WORDS.none}</p>;
  const done = missions.filter(({ is_done }) => is_done).length;
  const scenes = Map.groupBy(missions, ({ scene_id }) => scene_id);
  return (
    <>
      <p className="font-semibold tabular-nums">{WORDS.count(done, missions.length)}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {[...scenes].map(([id, own]) => (
          <li key={id} className="grid content-start gap-2 rounded-card border border-line bg-surface p-4">
            <Link
              to={href('aiConversation', { id })}
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
            >
              {own[0]?.scene_title_vi}
            </Link>
            <ul className="grid gap-1.5">
              {own.map((mission) => (
                <Mission key={mission.id} mission={mission} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The goals inside the scenes of the course, those ticked on this device among them. */
export default function MissionsView({ owner, courseId }: CoursePartProps) {
  const records = useSceneRecords(owner);
  return (
    <>
      <PartHead title={WORDS.title} text={WORDS.text} />
      <CourseLoaded query={useQuery(courseMissions(courseId))}>
        {({ missions }) => <List missions={missions.map((mission) => missionWith(mission, records))} />}
      </CourseLoaded>
    </>
  );
}
