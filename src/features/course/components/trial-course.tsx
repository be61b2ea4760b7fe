import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import { COURSE } from '#src/messages/course.ts';
import { Badge } from '#src/ui/badge.tsx';
import { TRIAL } from '../messages/course-offer.ts';
import { levelName, type TrialSkill } from '../model/course-state.ts';
import { LessonPicture } from './lesson-picture.tsx';

interface TrialCourseProps {
  course: TrialSkill['courses'][number];
  /** The skill that its lessons were chosen by. */
  skill: TrialSkill['id'];
  onTry: () => void;
}

/** A course of the trial class with its open lessons, by type. */
export function TrialCourse({ course, skill, onTry }: TrialCourseProps) {
  const level = levelName(course.level);
  return (
    <section className="grid gap-3">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {course.is_registered ? (
            <Badge tone="success">{TRIAL.registered}</Badge>
          ) : (
            <Badge tone="brand">{course.is_free ? COURSE.free : TRIAL.paid}</Badge>
          )}
          {level && COURSE.level(level)}
        </p>
        <h3 className="text-lg font-semibold">{course.course_name}</h3>
      </div>
      {course.categories.map(({ name, lessons }) => (
        <div key={name} className="grid gap-2">
          {course.categories.length > 1 && <h4 className="text-sm font-semibold text-muted">{name}</h4>}
          <ul className="grid divide-y divide-line rounded-card border border-line bg-surface">
            {lessons.map((lesson, index) => (
              <li
                key={lesson.id}
                className="relative flex items-center gap-4 p-4 first:rounded-t-card last:rounded-b-card hover:bg-sunk has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <LessonPicture lesson={{ skills: [skill] }} courseId={course.course_id} index={index} />
                <div className="grid min-w-0 flex-1 gap-0.5">
                  <p className="font-semibold">
                    <Link
                      to={href('lesson', { id: lesson.id })}
                      className="outline-none after:absolute after:inset-0"
                      onClick={onTry}
                    >
                      {lesson.title}
                    </Link>
                  </p>
                  <p className="line-clamp-2 text-sm text-muted">{lesson.summary}</p>
                  <p className="text-sm text-muted">{COURSE.minutes(lesson.minutes)}</p>
                </div>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Link
        to={href('courseOverview', { id: course.course_id })}
        aria-label={`${TRIAL.about} ${course.course_name}`}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline-offset-4 hover:underline"
      >
        {TRIAL.about}
      </Link>
    </section>
  );
}
