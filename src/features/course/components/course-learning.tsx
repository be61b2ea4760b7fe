import { Missions } from './missions.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { StreakCard } from './streak-card.tsx';
import { WeekProgress } from './week-progress.tsx';

interface CourseLearningProps {
  courseId: string;
  /** Nothing in it can be done any more. */
  isOver: boolean;
}

/** How learning goes on in a course that the learner has, or went on in one that is over. */
export default function CourseLearning({ courseId, isOver }: CourseLearningProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {!isOver && <Missions courseId={courseId} />}
      <StreakCard />
      <WeekProgress courseId={courseId} />
      <RecentMarks courseId={courseId} />
    </div>
  );
}
