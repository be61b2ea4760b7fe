import { Link } from 'react-router';
import type { RefusedCourse } from '#contract/certificate.ts';
import { href } from '#contract/href.ts';
import { CERTIFICATE } from '#src/messages/certificate.ts';
import { Notice } from '#src/ui/notice.tsx';

/** An exercise's name, linked to the exercise. */
function ExerciseLink({ to, title, lesson }: { to: string; title: string; lesson: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
    >
      {CERTIFICATE.refusedExercise(title, lesson)}
    </Link>
  );
}

/** How far a result is from the required one, and the practices that can raise it, or that none can. */
function ResultShort({ bar, result, most = null, again = [] }: RefusedCourse & { result: number }) {
  return (
    <>
      <p>{CERTIFICATE.refusedResult(result, bar.result)}</p>
      {again.length > 0 && (
        <>
          <p>{CERTIFICATE.againText(bar.result)}</p>
          <ul className="mt-2 grid gap-2">
            {again.map(({ lesson_id, lesson_title, title, module_id, ...practice }) => (
              <li key={`${lesson_id}/${module_id}`} className="grid justify-items-start">
                <ExerciseLink to={href('practice', { id: module_id })} title={title} lesson={lesson_title} />
                <span>{CERTIFICATE.againPractice(practice.result, practice.reach)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {most !== null && most < bar.result && <p>{CERTIFICATE.againNot(most, bar.result)}</p>}
    </>
  );
}

/** Why there is no certificate for a finished course, and what is left to do. */
export function RefusedCertificate(course: RefusedCourse) {
  const { course_name, bar, left, result } = course;
  return (
    <Notice tone="info" title={CERTIFICATE.refusedTitle}>
      <p>{CERTIFICATE.refusedText(course_name)}</p>
      {left.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {left.map(({ lesson_id, lesson_title, title, answered, needed }) => (
            <li key={`${lesson_id}/${title}`} className="grid justify-items-start">
              <ExerciseLink to={href('lesson', { id: lesson_id })} title={title} lesson={lesson_title} />
              <span>{CERTIFICATE.refusedAnswered(answered, needed)}</span>
            </li>
          ))}
        </ul>
      )}
      {result !== null && result < bar.result && <ResultShort {...course} result={result} />}
    </Notice>
  );
}
