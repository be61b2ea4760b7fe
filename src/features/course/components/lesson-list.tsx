import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { LESSON_PROGRESS } from '#contract/course.ts';
import { href } from '#contract/href.ts';
import { COURSE, LESSON_TYPE_LABELS } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SkillMarks } from '#src/ui/skill-pictures.tsx';
import type { CourseDetails } from '../model/course-state.ts';
import { LessonPicture } from './lesson-picture.tsx';

interface LessonListProps {
  course: Pick<CourseDetails, 'id' | 'lessons'>;
  /** Of a learner who studies the course. */
  showsProgress: boolean;
  /** Called instead of opening a lesson while lessons can't be opened. */
  onBlocked?: ((lessonId: string) => void) | undefined;
}

export function LessonList({ course: { id: courseId, lessons }, showsProgress, onBlocked }: LessonListProps) {
  return (
    <ol className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {lessons.map((lesson, index) => {
        const done = lesson.progress === LESSON_PROGRESS.COMPLETED;
        const type = LESSON_TYPE_LABELS[lesson.type];
        return (
          <li
            key={lesson.id}
            className="relative flex items-center gap-4 p-4 first:rounded-t-card last:rounded-b-card hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <LessonPicture
              lesson={lesson}
              courseId={courseId}
              index={index}
              {...(showsProgress && lesson.sections && { sections: lesson.sections })}
            />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <h3 className="font-semibold">
                <Link
                  to={href('lesson', { id: lesson.id })}
                  className="outline-none after:absolute after:inset-0"
                  onClick={(event) => {
                    if (!onBlocked || lesson.is_trial) return;
                    event.preventDefault();
                    onBlocked(lesson.id);
                  }}
                >
                  {lesson.title}
                </Link>
              </h3>
              <p className="line-clamp-2 text-sm text-muted">{lesson.summary}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                {COURSE.minutes(lesson.minutes)}
                <SkillMarks skills={lesson.skills ?? []} />
                {type && <Badge tone="info">{type}</Badge>}
                {onBlocked && lesson.is_trial && <Badge tone="brand">{COURSE.trialLesson}</Badge>}
                {done && <span className="font-semibold text-success">{COURSE.done}</span>}
                {lesson.progress === LESSON_PROGRESS.NOT_COMPLETED && (
                  <span className="font-semibold text-brand-strong">{COURSE.begun}</span>
                )}
              </p>
            </div>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </li>
        );
      })}
    </ol>
  );
}
