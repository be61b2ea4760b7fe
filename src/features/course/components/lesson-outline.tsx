import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { courseEntry } from '#rules/course/course-entry.ts';
import { COURSE, LESSON_TYPE_LABELS } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SkillMarks } from '#src/ui/skill-pictures.tsx';
import type { CourseInfos } from '../model/course-state.ts';
import { LessonPicture } from './lesson-picture.tsx';

interface LessonOutlineProps {
  infos: CourseInfos;
  onTry: () => void;
}

/** The lessons of a course for a prospective learner; open ones are links. */
export function LessonOutline({ infos, onTry }: LessonOutlineProps) {
  const isOpen = courseEntry(infos) === 'open';
  return (
    <ol className="grid divide-y divide-line rounded-card border border-line bg-surface">
      {infos.lessons.map((lesson, index) => {
        const canEnter = isOpen || lesson.is_trial;
        const type = LESSON_TYPE_LABELS[lesson.type];
        return (
          <li
            key={lesson.id}
            className={`relative flex items-center gap-4 p-4 first:rounded-t-card last:rounded-b-card ${canEnter ? 'hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus' : ''}`}
          >
            <LessonPicture lesson={lesson} courseId={infos.id} index={index} />
            <div className="grid min-w-0 flex-1 gap-0.5">
              <h3 className="font-semibold">
                {canEnter ? (
                  <Link
                    to={href('lesson', { id: lesson.id })}
                    className="outline-none after:absolute after:inset-0"
                    onClick={onTry}
                  >
                    {lesson.title}
                  </Link>
                ) : (
                  lesson.title
                )}
              </h3>
              <p className="text-sm text-muted text-pretty">{lesson.summary}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
                {COURSE.minutes(lesson.minutes)}
                <SkillMarks skills={lesson.skills ?? []} />
                {type && <Badge tone="info">{type}</Badge>}
                {!isOpen && !infos.is_free && lesson.is_trial && (
                  <Badge tone="brand">{COURSE.trialLesson}</Badge>
                )}
              </p>
            </div>
            {!canEnter && <Lock aria-hidden="true" className="size-4 shrink-0 text-faint" />}
          </li>
        );
      })}
    </ol>
  );
}
