import { StreakCard } from '#src/shared/streak/streak-card.tsx';
import { Missions } from './missions.tsx';
import { RecentMarks } from './recent-marks.tsx';
import { WeekProgress } from './week-progress.tsx';

interface CourseLearningProps {
  courseId: string;
  /** The course has expired. */
  isOver: boolean;
}

/** The learner's progress in a course of theirs, whether active or expired. */
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
