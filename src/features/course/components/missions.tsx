import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { LESSON } from '#src/messages/lesson.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SECTION_ICONS } from '#src/ui/section-icons.ts';
import { SkillMarks, SkillTile } from '#src/ui/skill-pictures.tsx';
import { learningMissions } from '../api/learning.ts';
import { LEARNING } from '../messages/course-learning.ts';
import { LearningPart } from './learning-part.tsx';

/** The next few things to do in a course, each linked to its section of the lesson. */
export function Missions({ courseId }: { courseId: string }) {
  const query = useQuery(learningMissions(courseId));
  return (
    <LearningPart title={LEARNING.missionsTitle} query={query}>
      {({ missions, left }) =>
        missions.length === 0 ? (
          <p className="text-muted">{LEARNING.missionsDone}</p>
        ) : (
          <>
            <ol className="-mx-2 grid">
              {missions.map((mission) => {
                return (
                  <li
                    key={`${mission.lesson_id}/${mission.section_id}`}
                    className="relative flex items-center gap-3 rounded-control p-2 hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus"
                  >
                    <SkillTile skill={mission.skills?.[0]} icon={SECTION_ICONS[mission.kind]} />
                    <div className="grid min-w-0 flex-1 gap-0.5">
                      <h3 className="font-semibold">
                        <Link
                          to={href('lesson', { id: mission.lesson_id }, { section: mission.section_id })}
                          className="outline-none after:absolute after:inset-0"
                        >
                          {mission.title}
                        </Link>
                      </h3>
                      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                        {LESSON.kinds[mission.kind]} · {LESSON.minutes(mission.minutes)}
                        <SkillMarks skills={mission.skills ?? []} />
                        {mission.begun && <Badge tone="brand">{LEARNING.missionBegun}</Badge>}
                      </p>
                    </div>
                    <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
                  </li>
                );
              })}
            </ol>
            <p className="text-sm text-muted">{LEARNING.missionsLeft(left)}</p>
          </>
        )
      }
    </LearningPart>
  );
}
