import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarClock, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/href.ts';
import type { TaughtClass } from '#contract/teacher-classes.ts';
import { CLASS_STATUS } from '#contract/tutoring.ts';
import { DeskLoaded } from '#src/shared/teacher-desk/desk-loaded.tsx';
import { taughtClasses } from '#src/shared/teacher-desk/taught-classes.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Card } from '#src/ui/card.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinesSkeleton } from '#src/ui/lines-skeleton.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { CLASSES, spanWithin } from '../messages/classes.ts';
import { nextState } from '../model/lesson-state.ts';

const STATES = ['open', 'closed'] as const;
type State = (typeof STATES)[number];

function ClassCard({ of: { id, name, code, status, members, next } }: { of: TaughtClass }) {
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-xl font-semibold [overflow-wrap:anywhere]">
          <TextLink to={href('taughtClasses', { id })}>{name}</TextLink>
        </h2>
        <Badge tone={status === CLASS_STATUS.running ? 'success' : 'neutral'}>{CLASSES.status[status]}</Badge>
      </div>
      <p className="flex items-center gap-2 text-muted">
        <Users aria-hidden="true" className="size-5 shrink-0" />
        {`${CLASSES.members(members)} · ${code}`}
      </p>
      <p className="flex items-start gap-2">
        <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        {next ? (
          <span className="min-w-0">
            <span className="font-semibold">{CLASSES[nextState(next, Date.now())]}</span>
            {`: ${spanWithin(next)}. `}
            <Link
              to={href('taughtClasses', { id, lesson: next.id })}
              className="text-brand-strong underline underline-offset-4 [overflow-wrap:anywhere]"
            >
              {next.title}
            </Link>
          </span>
        ) : (
          <span className="text-muted">{CLASSES.noNext}</span>
        )}
      </p>
    </Card>
  );
}

/** The classes of the teacher. */
export function ClassList() {
  const [state, setState] = useState<State>('open');
  const query = useInfiniteQuery(taughtClasses(state));
  const classes = query.data?.pages.flatMap((page) => page.classes);
  return (
    <>
      <div className="max-w-60">
        <SelectField
          label={CLASSES.filter}
          value={state}
          options={STATES.map((code) => ({ code, name: CLASSES.filters[code] }))}
          onChange={({ target }) => setState(target.value === 'closed' ? 'closed' : 'open')}
        />
      </div>
      {classes && classes.length > 0 && (
        <ul className="grid gap-4">
          {classes.map((of) => (
            <ClassCard key={of.id} of={of} />
          ))}
        </ul>
      )}
      {classes?.length === 0 && (
        <EmptyState
          illustration="greeting"
          title={state === 'open' ? CLASSES.emptyTitle : CLASSES.noneClosed}
        >
          {state === 'open' && CLASSES.emptyText}
        </EmptyState>
      )}
      <MoreButton query={query} />
      {!classes && <DeskLoaded query={query} waiting={<LinesSkeleton />} offlineText={CLASSES.offline} />}
    </>
  );
}
