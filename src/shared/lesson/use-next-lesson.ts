import { useQuery } from '@tanstack/react-query';
import { nextLesson } from '#src/shared/queries/lesson.ts';

interface NextLesson {
  /** Null after the last one, and where the next one is closed to this learner or guest. */
  lesson: { id: string; title: string } | null;
  isPending: boolean;
}

/** The lesson to go on with after this one. */
export function useNextLesson(lessonId: string, enabled = true): NextLesson {
  const { data, isPending } = useQuery({ ...nextLesson(lessonId), enabled });
  const lesson = data?.lesson ?? null;
  return { lesson: lesson?.is_open === false ? null : lesson, isPending };
}
