import { useMutation, useQuery } from '@tanstack/react-query';
import type { ContentCheck, ContentState } from '#contract/operator-operations.ts';
import { formatMoment } from '#rules/text/formats.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHead } from '#src/ui/section-head.tsx';
import { checkContent, contentState } from '../api/operations.ts';
import { OPERATIONS } from '../messages/operations.ts';
import { DeskLoaded } from './desk-loaded.tsx';
import { DeskTable } from './desk-table.tsx';
import { Facts } from './facts.tsx';
import { ThemeCard } from './theme-card.tsx';

const WORDS = OPERATIONS.content;
/** Characters of a version that are shown: the others tell nobody anything. */
const VERSION_SHOWN = 12;

function Result({ check, served }: { check: ContentCheck; served: string }) {
  if (check.total === 0)
    return <Notice tone="success">{check.version === served ? WORDS.same : WORDS.newer}</Notice>;
  return (
    <div className="grid gap-3">
      <Notice tone="error">{WORDS.problems(check.total)}</Notice>
      <DeskTable
        caption={WORDS.caption}
        head={WORDS.columns}
        rows={check.problems.map(({ file, line, message }) => ({
          key: `${file}:${line}:${message}`,
          cells: [file, String(line), message],
        }))}
      />
    </div>
  );
}

function Check({ served }: { served: string }) {
  const check = useMutation({ mutationFn: checkContent });
  return (
    <section className="grid gap-3">
      <SectionHead title={WORDS.checkTitle} />
      <p className="text-muted text-pretty">{WORDS.checkText}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        busy={check.isPending}
        onClick={() => check.mutate()}
      >
        {WORDS.check}
      </Button>
      {check.data && <Result check={check.data} served={served} />}
      {check.isError && <Notice tone="error">{check.error.message}</Notice>}
    </section>
  );
}

const Served = ({ content: { version, loaded_at, counts } }: { content: ContentState }) => (
  <Card className="grid gap-4">
    <h2 className="text-xl font-semibold">{WORDS.served}</h2>
    <Facts
      facts={[
        [WORDS.version, version.slice(0, VERSION_SHOWN)],
        [WORDS.loaded, loaded_at === null ? null : formatMoment(loaded_at)],
        [WORDS.has, WORDS.counts(counts.courses, counts.lessons, counts.exercises, counts.sheets)],
      ]}
    />
  </Card>
);

/** The content that is served, whether what is in the folder is in order, and the themes of holidays. */
export default function ContentPage() {
  const query = useQuery(contentState());
  const { data } = query;
  if (!data) return <DeskLoaded query={query} />;
  return (
    <>
      <Served content={data} />
      <Check served={data.version} />
      <section className="grid gap-3">
        <SectionHead title={WORDS.themes} />
        {data.themes.length === 0 && <p className="text-muted">{WORDS.noThemes}</p>}
        <ul className="grid gap-4 sm:grid-cols-2">
          {data.themes.map((planned) => (
            <ThemeCard key={planned.id} planned={planned} />
          ))}
        </ul>
      </section>
    </>
  );
}
