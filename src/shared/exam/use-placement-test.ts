import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type TestList, testList } from './read-exam.ts';

type ListedTest = TestList['tests'][number];

/** The test that finds the level to begin at, with where one stands; null where the content has none. */
export function usePlacementTest(): { query: UseQueryResult<TestList>; test: ListedTest | null | undefined } {
  const query = useQuery({ ...testList(), refetchOnMount: 'always' });
  return { query, test: query.data && (query.data.tests.find(({ placement }) => placement) ?? null) };
}
