import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { href } from '#contract/href.ts';
import type { DeskClass } from '#contract/operator-classes.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { classList } from '../api/classes.ts';
import { CLASSES } from '../messages/classes.ts';
import { teacherName } from '../model/teacher-name.ts';
import { useFilter } from '../model/use-filter.ts';
import { ClassForm } from './class-form.tsx';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';

const STATES = ['open', 'closed'] as const;

const rowOf = ({ id, name, code, teacher, members, status }: DeskClass) => ({
  key: id,
  cells: [
    <TextLink key="name" to={href('operatorDesk', { part: 'lop-hoc', id })}>
      {name}
    </TextLink>,
    code,
    teacherName(teacher),
    String(members),
    CLASSES.status[status],
  ],
});

/** Classes of the centre. */
export default function ClassList() {
  const [state, setState] = useFilter('trang-thai', STATES, 'open');
  const [isMaking, setMaking] = useState(false);
  const query = useInfiniteQuery(classList(state));
  const classes = query.data?.pages.flatMap((page) => page.classes);
  const teachers = query.data?.pages[0]?.teachers ?? [];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <SelectField
          label={CLASSES.state}
          value={state}
          options={STATES.map((code) => ({ code, name: CLASSES.filters[code] }))}
          onChange={(event) => setState(event.target.value)}
        />
        <Button disabled={!classes} onClick={() => setMaking(true)}>
          {CLASSES.make}
        </Button>
      </div>
      {classes && classes.length > 0 && (
        <DeskTable caption={CLASSES.caption} head={CLASSES.columns} rows={classes.map(rowOf)} />
      )}
      {classes?.length === 0 && (
        <EmptyState illustration="asleep" title={CLASSES.emptyTitle}>
          {CLASSES.emptyText}
        </EmptyState>
      )}
      <MoreButton query={query} />
      {!classes && <DeskLoaded query={query} />}
      {isMaking && <ClassForm of={null} teachers={teachers} onClose={() => setMaking(false)} />}
    </>
  );
}
