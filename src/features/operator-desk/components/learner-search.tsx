import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { FoundLearner } from '#contract/operator-learners.ts';
import { formatDate } from '#rules/text/formats.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { foundLearners } from '../api/learners.ts';
import { LEARNERS } from '../messages/learners.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';
import { PhoneSearch } from './phone-search.tsx';

const rowOf = ({ id, name, phone, registered_at }: FoundLearner) => ({
  key: id,
  cells: [
    <TextLink key="name" to={href('operatorDesk', { part: 'nguoi-hoc', id })}>
      {name}
    </TextLink>,
    <span key="phone" className="tabular-nums">
      {phone}
    </span>,
    formatDate(registered_at),
  ],
});

/** Finds learners by their phone number. */
export default function LearnerSearch() {
  const [phone, setPhone] = useState<string | null>(null);
  const query = useInfiniteQuery(foundLearners(phone));
  const found = query.data?.pages.flatMap(({ learners }) => learners);
  return (
    <>
      <PhoneSearch hint={LEARNERS.findHint} onSearch={setPhone} />
      {phone === null && <EmptyState illustration="listening" title={LEARNERS.beginTitle} />}
      {found && found.length > 0 && (
        <DeskTable
          caption={LEARNERS.caption}
          head={Object.values(LEARNERS.columns)}
          rows={found.map(rowOf)}
        />
      )}
      {found?.length === 0 && (
        <EmptyState illustration="thinking" title={LEARNERS.emptyTitle}>
          {LEARNERS.emptyText}
        </EmptyState>
      )}
      <MoreButton query={query} />
      {phone !== null && !found && <DeskLoaded query={query} />}
    </>
  );
}
