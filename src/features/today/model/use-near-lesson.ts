import { useQuery } from '@tanstack/react-query';
import type { NearLesson } from '#rules/today/next-step.ts';
import { incomingLesson } from '#src/shared/queries/tutoring.ts';

/** How long before its beginning a lesson with a teacher goes before other things, milliseconds. */
const NEAR_MS = 3_600_000;

/** The lesson with a teacher that is held now or within the hour; the page is drawn anew when it is opened. */
export function useNearLesson(): NearLesson | null {
  const { data } = useQuery(incomingLesson());
  const lesson = data?.lesson;
  const now = Date.now();
  if (!lesson || now < lesson.starts_at - NEAR_MS || now >= lesson.ends_at) return null;
  return {
    classId: lesson.class_id,
    className: lesson.class_name,
    title: lesson.title,
    startsAt: lesson.starts_at,
    endsAt: lesson.ends_at,
  };
}
