import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ExamList, listedExams } from './read-exam.ts';

type ListedExam = ExamList['tests'][number];

/** The test that determines the level to start at, with the progress at it; null if the content has none. */
export function usePlacementExam(): { query: UseQueryResult<ExamList>; test: ListedExam | null | undefined } {
  const query = useQuery({ ...listedExams(), refetchOnMount: 'always' });
  return { query, test: query.data && (query.data.tests.find(({ placement }) => placement) ?? null) };
}
