import { Link } from 'react-router';
import type { RefusedCourse } from '#contract/certificate.ts';
import { CERTIFICATE } from '#src/messages/certificate.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Why there is no certificate of a course that was gone through, and what is left to do. */
export function RefusedCertificate({ course_name, bar, left, result }: RefusedCourse) {
  return (
    <Notice tone="info" title={CERTIFICATE.refusedTitle}>
      <p>{CERTIFICATE.refusedText(course_name)}</p>
      <ul className="list-disc ps-5">
        {left.map(({ lesson_id, lesson_title, title, answered, needed }) => (
          <li key={`${lesson_id}/${title}`}>
            <Link
              to={`/lesson/${encodeURIComponent(lesson_id)}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
            >
              {CERTIFICATE.refusedExercise(title, lesson_title)}
            </Link>
            {': '}
            {CERTIFICATE.refusedAnswered(answered, needed)}
          </li>
        ))}
        {result !== null && result < bar.result && <li>{CERTIFICATE.refusedResult(result, bar.result)}</li>}
      </ul>
    </Notice>
  );
}
