import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { href } from '#contract/href.ts';
import type { AuditEntry } from '#contract/staff.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { MoreButton } from '#src/ui/more-button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { auditTrail, verifyAudit } from '../api/operations.ts';
import { DESK } from '../messages/desk.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';

const WORDS = OPERATIONS.audit;
const COMMAND_LINE = 'command-line';
/** Characters of an id that are shown, enough to tell two apart. */
const ID_SHOWN = 8;
/** Parameters of the page's address, with the fields of the call. */
const FIELDS = [
  ['nguoi-lam', 'actor'],
  ['nguoi-hoc', 'subject'],
  ['thao-tac', 'action'],
] as const;

const nameOf = ({ actor, actor_name }: AuditEntry): string =>
  actor_name ?? (actor === COMMAND_LINE ? DESK.commandLine : DESK.someone);

const rowOf = (entry: AuditEntry) => ({
  key: String(entry.id),
  cells: [
    String(entry.id),
    formatMoment(entry.at),
    <Link
      key="actor"
      to={href('operatorDesk', { part: 'nhat-ky' }, { 'nguoi-lam': entry.actor })}
      className="text-brand-strong underline underline-offset-4"
    >
      {nameOf(entry)}
    </Link>,
    <code key="action">{entry.action}</code>,
    entry.subjects.length > 0 ? (
      <span key="subjects" className="flex flex-wrap gap-2">
        {entry.subjects.map((subject) => (
          <Link
            key={subject}
            to={href('operatorDesk', { part: 'nhat-ky' }, { 'nguoi-hoc': subject })}
            className="text-brand-strong underline underline-offset-4"
          >
            {subject.slice(-ID_SHOWN)}
          </Link>
        ))}
        {entry.subject_count > entry.subjects.length && (
          <span>{WORDS.more(entry.subject_count - entry.subjects.length)}</span>
        )}
      </span>
    ) : (
      ''
    ),
    entry.object ?? '',
  ],
});

function Filter() {
  const [params, setParams] = useSearchParams();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = FIELDS.flatMap(([name]): [string, string][] => {
      const value = String(form.get(name) ?? '').trim();
      return value === '' ? [] : [[name, value]];
    });
    setParams(new URLSearchParams(given));
  };
  return (
    <search>
      <form
        noValidate
        onSubmit={submit}
        key={params.toString()}
        className="grid items-end gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
      >
        {FIELDS.map(([name, field]) => (
          <TextField key={name} name={name} label={WORDS[field]} defaultValue={params.get(name) ?? ''} />
        ))}
        <Button type="submit" variant="secondary">
          {WORDS.filter}
        </Button>
      </form>
    </search>
  );
}

function Verification() {
  const verify = useMutation({ mutationFn: verifyAudit });
  const { data } = verify;
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={verify.isPending}
        onClick={() => verify.mutate()}
      >
        {WORDS.verify}
      </Button>
      {data?.broken_at === null && <Notice tone="success">{WORDS.whole(data.entries)}</Notice>}
      {data && data.broken_at !== null && <Notice tone="error">{WORDS.broken(data.broken_at)}</Notice>}
      {verify.isError && <Notice tone="error">{verify.error.message}</Notice>}
    </div>
  );
}

/** Who did what: filtered by who, by what and by whom it was about. */
export default function AuditPage() {
  const [params] = useSearchParams();
  const filter = Object.fromEntries(
    FIELDS.flatMap(([name, field]) => {
      const value = params.get(name);
      return value ? [[field, value]] : [];
    }),
  );
  const query = useInfiniteQuery(auditTrail(filter));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <Verification />
      <Filter />
      {entries && entries.length > 0 && (
        <DeskTable caption={WORDS.caption} head={WORDS.columns} rows={entries.map(rowOf)} />
      )}
      {entries?.length === 0 && <EmptyState illustration="thinking" title={WORDS.emptyTitle} />}
      <MoreButton query={query} />
      {!entries && <DeskLoaded query={query} />}
    </>
  );
}
