import { useState } from 'react';
import type { LearnerSet } from '#contract/speaking.ts';
import { findSets, NO_FILTER } from '#rules/speaking/find-sets.ts';
import { Button } from '#src/ui/button.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { ROOM } from '../messages/speaking-room.ts';
import { isFiltered, useSetFilter } from '../model/use-set-filter.ts';
import { SetRow } from './set-row.tsx';
import { TopicFilters } from './topic-filters.tsx';

/** Rows shown at first, and by each press on "more". */
const STEP = 12;

/** All topics, searched and filtered on this device. */
export function TopicList({ topics }: { topics: readonly LearnerSet[] }) {
  const [filter, change] = useSetFilter();
  const [shown, setShown] = useState(STEP);
  const found = findSets(topics, filter);
  const left = found.length - shown;
  const hasFilter = isFiltered(filter);
  return (
    <section className="grid gap-4">
      <SectionHead title={ROOM.topicsTitle} />
      <TopicFilters
        filter={filter}
        onChange={(next) => {
          setShown(STEP);
          change(next);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted tabular-nums">
          {found.length > 0 ? ROOM.found(found.length) : ROOM.noneFound}
        </p>
        {hasFilter && (
          <Button variant="quiet" onClick={() => change(NO_FILTER)}>
            {ROOM.clear}
          </Button>
        )}
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {found.slice(0, shown).map((set) => (
          <SetRow key={set.id} set={set} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setShown((before) => before + STEP)}
        >
          {ROOM.more(Math.min(STEP, left))}
        </Button>
      )}
    </section>
  );
}
