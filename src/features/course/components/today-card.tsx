import { NotebookPen } from 'lucide-react';
import { href } from '#contract/href.ts';
import { NOTEBOOK } from '#src/messages/notebook.ts';
import { useNotebook } from '#src/shared/notebook/use-notebook.ts';
import { Card } from '#src/ui/card.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Links to the notebook's cards for today, if there are any. */
export default function TodayCard() {
  const { notebook } = useNotebook();
  const count = notebook?.today.length ?? 0;
  if (count === 0) return null;
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 className="flex items-center gap-2.5 text-lg font-semibold">
          <NotebookPen aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
          {NOTEBOOK.title}
        </h2>
        <p className="text-muted">{NOTEBOOK.today(count)}</p>
      </div>
      <LinkButton to={href('notebook')} variant="secondary" className="max-sm:w-full">
        {NOTEBOOK.open}
      </LinkButton>
    </Card>
  );
}
