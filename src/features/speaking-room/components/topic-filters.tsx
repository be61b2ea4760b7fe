import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { SPEAKING_CATEGORIES } from '#contract/speaking.ts';
import type { SetFilter } from '#rules/speaking/find-sets.ts';
import { LEVELS } from '#src/messages/levels.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { categoryCounts } from '../api/room.ts';
import { ROOM } from '../messages/speaking-room.ts';

interface TopicFiltersProps {
  filter: SetFilter;
  onChange: (change: Partial<SetFilter>) => void;
}

/** Search and filters of the topics. */
export function TopicFilters({ filter, onChange }: TopicFiltersProps) {
  const { data } = useQuery(categoryCounts());
  const counts = new Map(data?.categories.map((each) => [each.code, each]));
  const categories = SPEAKING_CATEGORIES.map((code) => {
    const [name, count] = [ROOM.categories[code], counts.get(code)];
    return { code, name: count ? ROOM.categoryOption(name, count.done, count.topics) : name };
  });
  return (
    <search className="grid gap-3">
      <TextField
        label={ROOM.search}
        hint={ROOM.searchHint}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={filter.search}
        end={<Search aria-hidden="true" className="mr-4 size-5 shrink-0 text-muted" />}
        onChange={({ target }) => onChange({ search: target.value })}
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <SelectField
          label={ROOM.category}
          empty={ROOM.any}
          options={categories}
          value={filter.category ?? ''}
          onChange={({ target }) =>
            onChange({ category: SPEAKING_CATEGORIES.find((code) => code === target.value) ?? null })
          }
        />
        <SelectField
          label={ROOM.part}
          empty={ROOM.any}
          options={ROOM.parts}
          value={filter.part === null ? '' : String(filter.part)}
          onChange={({ target: { value } }) =>
            onChange({ part: value === '1' ? 1 : value === '2' ? 2 : null })
          }
        />
        <SelectField
          label={ROOM.topicLevel}
          empty={ROOM.any}
          options={LEVELS.map(({ level, name }) => ({ code: String(level), name }))}
          value={filter.level === null ? '' : String(filter.level)}
          onChange={({ target: { value } }) => onChange({ level: value === '' ? null : Number(value) })}
        />
      </div>
    </search>
  );
}
