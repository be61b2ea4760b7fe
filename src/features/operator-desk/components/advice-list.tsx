import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import { ADVICE_STATES, type AdviceItem } from '#contract/operator-advice.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { showToast } from '#src/ui/toast.ts';
import { adviceList, downloadAdvice } from '../api/advice.ts';
import { ADVICE } from '../messages/advice.ts';
import { useFilter } from '../model/use-filter.ts';
import { AdviceBadge } from './advice-badge.tsx';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';
import { PhoneSearch } from './phone-search.tsx';

const STATES = ['open', ...ADVICE_STATES, 'all'] as const;
const ASSIGNED = ['any', 'me', 'nobody'] as const;
const HEAD = Object.values(ADVICE.columns);

const rowOf = (item: AdviceItem) => ({
  key: item.id,
  cells: [
    <TextLink key="name" to={href('operatorDesk', { part: 'tu-van', id: item.id })}>
      {item.name || ADVICE.noName}
    </TextLink>,
    <span key="phone" className="tabular-nums">
      {item.phone}
    </span>,
    formatMoment(item.asked_at),
    item.about ?? '',
    <AdviceBadge key="state" state={item.state} />,
    item.assignee?.name ?? ADVICE.nobody,
  ],
});

/** Requests for advice to work through. */
export default function AdviceList() {
  const [state, setState] = useFilter('trang-thai', STATES, 'open');
  const [assigned, setAssigned] = useFilter('phu-trach', ASSIGNED, 'any');
  const [phone, setPhone] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  const query = useInfiniteQuery(adviceList({ state, assigned, ...(phone !== null && { phone }) }));
  const open = query.data?.pages[0]?.open;
  const items = query.data?.pages.flatMap(({ requests }) => requests);
  const download = async () => {
    setLoading(true);
    const failure = await downloadAdvice(state);
    if (failure !== null) showToast('error', failure);
    setLoading(false);
  };
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={ADVICE.state}
          value={state}
          options={STATES.map((code) => ({ code, name: ADVICE.stateFilters[code] }))}
          onChange={(event) => setState(event.target.value)}
        />
        <SelectField
          label={ADVICE.assigned}
          value={assigned}
          options={ASSIGNED.map((code) => ({ code, name: ADVICE.assignedFilters[code] }))}
          onChange={(event) => setAssigned(event.target.value)}
        />
      </div>
      <PhoneSearch optional onSearch={setPhone} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {open && ADVICE.open(open.new, open.called)}
        </p>
        <Button variant="secondary" icon={Download} busy={isLoading} onClick={() => void download()}>
          {ADVICE.download}
        </Button>
      </div>
      {items && items.length > 0 && (
        <DeskTable caption={ADVICE.caption} head={HEAD} rows={items.map(rowOf)} />
      )}
      {items?.length === 0 && (
        <EmptyState illustration="asleep" title={ADVICE.emptyTitle}>
          {ADVICE.emptyText}
        </EmptyState>
      )}
      <MoreButton query={query} />
      {!items && <DeskLoaded query={query} />}
    </>
  );
}
