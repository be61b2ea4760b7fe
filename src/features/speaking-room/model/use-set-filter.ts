import { useSearchParams } from 'react-router';
import { SPEAKING_CATEGORIES } from '#contract/speaking.ts';
import { NO_FILTER, type SetFilter } from '#rules/speaking/find-sets.ts';
import { LEVELS } from '#src/messages/levels.ts';

const oneOf = <T>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => String(value) === text) ?? null;

/** The filter of the topics: in the address, so that "back" returns to the same list. */
export function useSetFilter(): [SetFilter, (change: Partial<SetFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter: SetFilter = {
    search: search.get('q') ?? '',
    category: oneOf(SPEAKING_CATEGORIES, search.get('category')),
    part: oneOf([1, 2] as const, search.get('part')),
    level: oneOf(
      LEVELS.map(({ level }) => level),
      search.get('level'),
    ),
  };
  const change = (next: Partial<SetFilter>): void => {
    const { search: q, ...others } = { ...filter, ...next };
    setSearch(
      (before) => {
        const params = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ q: q || null, ...others })) {
          if (value === null) params.delete(name);
          else params.set(name, String(value));
        }
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filter, change];
}

export const isFiltered = ({ search, category, part, level }: SetFilter): boolean =>
  search.trim() !== NO_FILTER.search || category !== null || part !== null || level !== null;
