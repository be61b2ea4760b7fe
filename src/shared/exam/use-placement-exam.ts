import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ExamList, testList } from './read-exam.ts';

type ListedExam = ExamList['tests'][number];

/** The test that finds the level to begin at, with where one stands; null where the content has none. */
export function usePlacementExam(): { query: UseQueryResult<ExamList>; test: ListedExam | null | undefined } {
  const query = useQuery({ ...testList(), refetchOnMount: 'always' });
  return { query, test: query.data && (query.data.tests.find(({ placement }) => placement) ?? null) };
}
