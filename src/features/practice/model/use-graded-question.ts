import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import { practiceResult } from '#src/shared/queries/exercises.ts';
import { countWithTeacher, TEACHER_POLL_MS } from '#src/shared/teacher-grading/with-teacher.ts';

/** The question named in a detail page's address, from the attempt's result. */
export function useGradedQuestion() {
  const { id = '', questionId = '' } = useParams();
  const attemptId = useSearchParams()[0].get('attempt') ?? '';
  const query = useQuery({
    ...practiceResult(id, attemptId),
    enabled: attemptId !== '',
    refetchInterval: ({ state }) =>
      countWithTeacher(state.data?.questions ?? []) > 0 ? TEACHER_POLL_MS : false,
  });
  const question = query.data?.questions.find((candidate) => candidate.id === questionId);
  return {
    question,
    lessonTitle: query.data?.practice.title,
    query,
    /** The address names an attempt, so that there is something to load. */
    isNamed: attemptId !== '',
    back: href('practiceResult', { id }, { attempt: attemptId || null }),
  };
}

export type GradedQuestion = ReturnType<typeof useGradedQuestion>;
