import { CircleCheck, CircleDashed } from 'lucide-react';
import type { SceneMission } from '#contract/conversation.ts';
import { TALK } from '../messages/scenes.ts';

interface MissionListProps {
  missions: readonly SceneMission[];
  /** Ids of those that are done. */
  done: readonly string[];
}

/** The missions of a scene, ticked when done. */
export function MissionList({ missions, done }: MissionListProps) {
  return (
    <ul className="grid gap-1.5">
      {missions.map(({ id, vi }) => {
        const isDone = done.includes(id);
        const Icon = isDone ? CircleCheck : CircleDashed;
        return (
          <li key={id} className="flex items-start gap-2" data-done={isDone}>
            <Icon
              role="img"
              aria-label={isDone ? TALK.done : TALK.notDone}
              className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-success' : 'text-muted'}`}
            />
            <span className={isDone ? 'font-semibold' : ''}>{vi}</span>
          </li>
        );
      })}
    </ul>
  );
}
