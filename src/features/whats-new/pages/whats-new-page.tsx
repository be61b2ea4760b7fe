import { formatDate } from '#rules/text/formats.ts';
import { pageTitle } from '#src/messages/page-title.ts';
import { Card } from '#src/ui/card.tsx';
import { Page } from '#src/ui/page.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { RELEASES } from '../content/releases.ts';
import { WHATS_NEW } from '../messages/whats-new.ts';

/** The notes on all releases. */
export function Component() {
  return (
    <Page>
      <title>{pageTitle(WHATS_NEW.title)}</title>
      <PageHeader title={WHATS_NEW.title} text={WHATS_NEW.text} />
      <ol className="grid gap-4">
        {RELEASES.map(({ id, notes }) => (
          <Card as="li" key={id} className="grid gap-3">
            <h2 className="font-semibold">
              <time dateTime={id}>{formatDate(id)}</time>
            </h2>
            <ul className="grid list-disc gap-2 pl-5 marker:text-brand-strong">
              {notes.map((note) => (
                <li key={note} className="text-pretty">
                  {note}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ol>
    </Page>
  );
}
