import { Missions } from './missions.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { StreakCard } from './streak-card.tsx';
import { WeekProgress } from './week-progress.tsx';

/** How learning goes on in a course that the learner has. */
export default function CourseLearning({ courseId }: { courseId: string }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Missions courseId={courseId} />
      <StreakCard />
      <WeekProgress courseId={courseId} />
      <RecentMarks courseId={courseId} />
    </div>
  );
}
